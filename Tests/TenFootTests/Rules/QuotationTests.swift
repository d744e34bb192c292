import TenFoot
import Testing

struct QuotationTests {
  @Test(arguments: [
    ("Ana", "“Ana”"), ("", "“”"), ("👩‍🚀 Astra", "“👩‍🚀 Astra”"), ("می‌خواهم", "“می‌خواهم”"),
    ("\u{1B}[2J\u{1B}[31m", "“\u{FFFD}[2J\u{FFFD}[31m”"), ("a\nb\u{7}", "“a\u{FFFD}b\u{FFFD}”"),
    ("a\u{202E}b", "“a\u{FFFD}b”"), ("\u{0}", "“\u{FFFD}”"), ("a\u{2028}b", "“a\u{FFFD}b”"),
  ])
  func `nothing that steers a terminal gets through`(text: String, quoted: String) {
    #expect(Quotation(text).description == quoted)
  }

  @Test func `a long text is cut after sixty characters`() {
    let sixty = String(repeating: "é", count: 60)
    #expect(Quotation(sixty).description == "“\(sixty)”")
    #expect(Quotation(sixty + "é").description == "“\(sixty)…”")
  }
}
