import Foundation
import TenFootRaster
import Testing

struct ChecksumTests {
  @Test func `it is CRC-64 of XZ`() {
    // The check value of the catalogue of parametrised CRC algorithms.
    #expect(Checksum(of: "123456789").description == "995dc9bbdf1939fa")
    #expect(Checksum(Data()).description == "0000000000000000")
  }

  @Test func `it goes on where another ended`() {
    let (first, second) = ([UInt8]("1234".utf8), [UInt8]("56789".utf8))
    let start = first.withUnsafeBytes { Checksum($0) }
    #expect(second.withUnsafeBytes { Checksum($0, after: start) } == Checksum(of: "123456789"))
  }

  @Test func `its digits are read back, and nothing else is`() {
    #expect(Checksum(hexadecimal: "995dc9bbdf1939fa") == Checksum(of: "123456789"))
    #expect(Checksum(hexadecimal: "995dc9bbdf1939f") == nil)
    #expect(Checksum(hexadecimal: "995dc9bbdf1939fx") == nil)
  }
}
