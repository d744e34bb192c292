import Testing

@testable import TenFoot

struct InlineMarkdownTests {
  /// The line as HTML.
  private func html(_ line: String) -> String {
    let tags: [(InlineMarkdown.Style, String)] = [
      (.link, "a"), (.strong, "strong"), (.emphasis, "em"), (.strikethrough, "del"),
      (.code, "code"),
    ]
    return InlineMarkdown.stretches(of: line.map(InlineMarkdown.Atom.character))
      .map { content, style in
        guard case .text(let text) = content else { return "" }
        let names = tags.filter { style.contains($0.0) }.map(\.1)
        return names.map { "<\($0)>" }.joined() + text
          + names.reversed().map { "</\($0)>" }.joined()
      }.joined()
  }

  // Examples of CommonMark 0.31 and GitHub's strikethrough, with neighbors of one style joined and
  // emphasis inside strong written inside out.
  @Test(arguments: [
    ("*foo bar*", "<em>foo bar</em>"), ("a * foo bar*", "a * foo bar*"),
    ("foo*bar*", "foo<em>bar</em>"), ("_foo bar_", "<em>foo bar</em>"),
    ("foo_bar_", "foo_bar_"), ("foo_bar_baz", "foo_bar_baz"), ("_foo*", "_foo*"),
    ("**foo bar**", "<strong>foo bar</strong>"), ("** foo bar**", "** foo bar**"),
    ("__foo bar__", "<strong>foo bar</strong>"), ("foo**bar**", "foo<strong>bar</strong>"),
    ("**foo*", "*<em>foo</em>"), ("*foo**", "<em>foo</em>*"),
    ("***foo***", "<strong><em>foo</em></strong>"),
    ("*foo**bar**baz*", "<em>foo</em><strong><em>bar</em></strong><em>baz</em>"),
    ("*foo**bar*", "<em>foo**bar</em>"), ("\\*not emphasized*", "*not emphasized*"),
    ("`foo`", "<code>foo</code>"), ("`` foo ` bar ``", "<code>foo ` bar</code>"),
    ("` a`", "<code> a</code>"), ("`  `", "<code>  </code>"),
    ("`*foo*`", "<code>*foo*</code>"), ("`foo", "`foo"),
    ("~~Hi~~ Hello", "<del>Hi</del> Hello"), ("~Hi~", "<del>Hi</del>"), ("~~~a~~~", "~~~a~~~"),
    ("[link](/uri)", "<a>link</a>"), ("[*a*](/uri) b", "<a><em>a</em></a> b"), ("[a] b", "[a] b"),
    ("<https://example.org>", "<a>https://example.org</a>"), ("a < b", "a < b"),
    ("5 * 3 = 15 * 1", "5 * 3 = 15 * 1"), ("", ""),
    ("&nbsp;&amp;&copy;&frac34;&hellip;", "\u{A0}&©¾…"), ("&#35;&#1234;&#992;&#0;", "#ӒϠ\u{FFFD}"),
    ("&#X22;&#XD06;&#xcab;", "\"ആಫ"), ("&nbsp &x; &#; &#x;", "&nbsp &x; &#; &#x;"),
    ("&#87654321; &#abcdef0; &#+5;", "&#87654321; &#abcdef0; &#+5;"), ("&#xD800;", "\u{FFFD}"),
    // Example 25 of CommonMark 0.31, and the longest name.
    ("&AElig; &Dcaron; &HilbertSpace; &DifferentialD;", "Æ Ď ℋ ⅆ"),
    ("&ClockwiseContourIntegral; &ngE;", "∲ ≧̸"), ("&CounterClockwiseContourIntegral;", "∳"),
    ("&Tab;&NewLine;&ZeroWidthSpace;&bsol;&quot;", "\t\n\u{200B}\\\""), ("&fjlig;", "fj"),
    ("&nosuchname; &copy", "&nosuchname; &copy"), ("&AMP; &amp;lt;", "& &lt;"),
    ("`f&amp;`", "<code>f&amp;</code>"), ("&#42;foo&#42;", "*foo*"), ("*R&amp;B*", "<em>R&B</em>"),
    ("Q&A", "Q&A"), ("a &", "a &"), ("\\&amp;", "&amp;"),
  ])
  func `a line is read as CommonMark says`(line: String, expected: String) {
    #expect(html(line) == expected)
  }

  @Test func `emphasis goes around values and never into them`() {
    let atoms: [InlineMarkdown.Atom] =
      [.character("*"), .value(3), .character("*"), .character("x")]
    let found = InlineMarkdown.stretches(of: atoms)
    #expect(found.map(\.content) == [.value(3), .text("x")])
    #expect(found.map(\.style) == [.emphasis, []])
  }

  @Test(arguments: ["*", "**a ", "_a", "[", "`", "~a~", "*_", "<", "&", "&#"])
  func `any line is read in bounded work`(piece: String) {
    let line = String(repeating: piece, count: 20_000)
    #expect(!InlineMarkdown.stretches(of: line.map(InlineMarkdown.Atom.character)).isEmpty)
  }
}
