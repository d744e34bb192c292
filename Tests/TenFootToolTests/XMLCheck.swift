import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with the system's parser and counts elements.
final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = false

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    counts[elementName, default: 0] += 1
  }
}
