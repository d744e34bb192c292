import Foundation
import TenFoot
import Testing

@testable import TenFootTool

struct InOrderTests {
  @Test func `elements come out by number, each when its turn comes`() {
    var order = InOrder<String>(from: 3)
    #expect(order.add("5", at: 5).isEmpty)
    #expect(order.add("4", at: 4).isEmpty)
    #expect(order.waitingCount == 2)
    #expect(order.next == 3)
    #expect(order.add("3", at: 3).map(\.element) == ["3", "4", "5"])
    #expect(order.next == 6)
    #expect(order.waitingCount == 0)
  }
}
