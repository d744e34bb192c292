import Foundation
import Testing

/// Every view, modifier, shape, style and effect has a golden, or a reason to have none.
struct GoldenCoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What a name looks like in a golden's: `LazyHGrid` is `lazy-hgrid`.
  private static func kebab(_ name: String) -> String {
    var text = ""
    var last: Character = " "
    for character in name {
      if character.isUppercase, last.isLowercase { text += "-" }
      text += character.lowercased()
      last = character
    }
    return text
  }

  /// The cases of all goldens: the second part of their paths.
  private static let cases: Set<String> = {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: "Goldens").path)
    let files = (paths?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".png") }
    return Set(files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
  }()

  /// What the core declares for scenes: types that are drawn, and functions of views and shapes.
  private static let declared = Result { try scan() }

  private static func scan() throws -> (types: Set<String>, functions: Set<String>) {
    let folder = root.appending(path: "Sources/TenFoot")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var (types, functions) = (Set<String>(), Set<String>())
    let kinds = /(?:View|Shape|InsettableShape|ShapeStyle|Layout|[A-Z]\w*Style)\b/
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      // The folder's modifiers tell televisions nothing: each returns its view as it is.
      guard !file.path.contains("/Still/") else { continue }
      var extended: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        // A look at the beginning spares most lines the slow one.
        if line.hasPrefix("public "),
          let match = line.firstMatch(
            of: /^public (?:nonisolated )?struct ([A-Z]\w*)(?:<.*>)?: (.*)/),
          match.2.contains(kinds)
        {
          types.insert(String(match.1))
        }
        if line.hasPrefix("extension "), let match = line.firstMatch(of: /^extension (\w+)/) {
          extended = match.1
        }
        if line.hasPrefix("  public "), ["View", "Shape", "InsettableShape"].contains(extended),
          let match = line.firstMatch(of: /^  public (?:nonisolated )?func ([a-z]\w*)/)
        {
          functions.insert(String(match.1))
        }
      }
    }
    return (types, functions)
  }

  /// Where the picture of a name is, when it is called otherwise.
  private static let elsewhere = [
    // Views that hold views.
    "EmptyView": "view-that-fits", "Group": "section", "TupleView": "hstack",
    "GridRow": "grid", "NavigationView": "navigation-stack", "NavigationLink": "navigation-stack",
    "AnyView": "view-that-fits", "HStackLayout": "any-layout", "VStackLayout": "any-layout",
    "ZStackLayout": "any-layout", "GridLayout": "any-layout",
    // Styles that are the default of a view, or stand beside one another in its picture.
    "DefaultButtonStyle": "button", "PlainButtonStyle": "button", "BorderlessButtonStyle": "button",
    "LinearCapacityGaugeStyle": "gauge", "LinearProgressViewStyle": "progress-view",
    "TitleAndIconLabelStyle": "label", "TitleOnlyLabelStyle": "label",
    "IconOnlyLabelStyle": "label", "BackgroundStyle": "hierarchical-shape-style",
    "TintShapeStyle": "tint", "AnyShapeStyle": "tint",
    // Modifiers.
    "buttonStyle": "button", "gaugeStyle": "gauge", "labelStyle": "label",
    "progressViewStyle": "circular-progress-view-style", "foregroundColor": "foreground-style",
    "blendMode": "multiply", "scaledToFit": "image", "scaledToFill": "image",
    "strikethrough": "underline", "gridCellColumns": "grid", "gridCellAnchor": "grid",
    "gridCellUnsizedAxes": "grid", "gridColumnAlignment": "grid",
    "edgesIgnoringSafeArea": "ignores-safe-area", "tag": "picker",
    "preference": "overlay-preference-value",
    "backgroundPreferenceValue": "overlay-preference-value", "colorScheme": "names",
    "symbolVariant": "symbols", "imageScale": "symbols", "TimelineView": "canvas",
    "containerBackground": "background", "containerShape": "container-relative-shape",
    "fill": "rectangle", "stroke": "thick-stroke", "strokeBorder": "rectangle",
  ]

  /// What changes no picture by itself, or a picture that another name stands for.
  private static let unseen: [String: [String]] = [
    "tells the view something, that it may show": [
      "dynamicTypeSize",
      "environment", "environmentObject", "transformEnvironment", "layoutValue",
      "preferredColorScheme",
    ],
    "names the view": [
      "id", "accessibilityIdentifier", "coordinateSpace", "matchedGeometryEffect",
    ],
    "tells the rules something, which judge screens and no pictures": [
      "legibility", "rule", "viewRole",
    ],
    "tells something to others": [
      "transformPreference", "anchorPreference", "transformAnchorPreference", "onPreferenceChange",
      "onGeometryChange", "onAppear", "onDisappear", "onChange", "onReceive", "task",
      "scrollPosition", "scrollTo", "sizeThatFits",
    ],
    "a frame shows what a change leads to": [
      "animation", "transaction", "transition", "contentTransition",
    ],
    "is what its argument makes of it": ["modifier"],
    "is nothing, or what is inside of it": [
      "ScrollViewReader", "ToolbarItem", "ToolbarItemGroup",
    ],
    "no family of this package has widths": ["fontWidth"],
    "a symbol of this package has one layer": ["symbolRenderingMode"],
  ]

  @Test func `each has a golden of its name, or is told where it is shown`() throws {
    let (types, functions) = try Self.declared.get()
    // The scan reads what it should: both kinds of declaration, from several folders.
    #expect(types.isSuperset(of: ["Text", "HStack", "Capsule", "RadialGradient", "Toggle"]))
    #expect(functions.isSuperset(of: ["padding", "blur", "trim", "lineLimit", "strokeBorder"]))
    let excused = Set(Self.unseen.values.joined())
    let names = types.union(functions).sorted()
    let lacking = names.filter { name in
      !excused.contains(name) && !Self.cases.contains(Self.elsewhere[name] ?? Self.kebab(name))
    }
    #expect(lacking == [])
  }

  @Test func `no excuse outlives its name`() throws {
    let (types, functions) = try Self.declared.get()
    let names = types.union(functions)
    let excused = Set(Self.unseen.values.joined()).union(Self.elsewhere.keys)
    #expect(excused.subtracting(names).sorted() == [])
    let superfluous = excused.filter { Self.cases.contains(Self.kebab($0)) }
    #expect(superfluous.sorted() == [])
  }

  @Test func `each blend mode has a golden`() throws {
    let file = Self.root.appending(path: "Sources/TenFoot/DisplayList/DisplayEffect.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "enum BlendMode")?.upperBound)
    let modes = text[start...].matches(of: /\n  case (\w+)/).map { Self.kebab(String($0.1)) }
    #expect(modes.count == 21)
    #expect(modes.filter { !Self.cases.contains($0) } == [])
  }
}
