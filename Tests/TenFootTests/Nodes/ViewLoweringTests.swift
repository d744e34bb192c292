import Foundation
import TenFoot
import Testing

/// What views become, as the dump of their nodes.
@MainActor
struct ViewLoweringTests {
  private func nodes(@ViewBuilder _ view: () -> some View) -> String {
    compose(
      view(), on: DisplayCanvas(size: CGSize(width: 1920, height: 1080)), text: BlockTextEngine()
    ).nodes.description
  }

  @Test func `a modifier on a group applies to each of its members`() {
    let grouped = nodes {
      HStack(spacing: 4) {
        Group {
          Color.red
          Color.blue
        }.padding(8)
      }
    }
    let single = nodes {
      HStack(spacing: 4) {
        Color.red.padding(8)
        Color.blue.padding(8)
      }
    }
    #expect(grouped == single)
    #expect(
      grouped == """
        HStack center, 4
          Padding 8 8 8 8
            Rectangle fill #FF453A
          Padding 8 8 8 8
            Rectangle fill #0A84FF
        """)
  }

  @Test func `views without content leave no trace`() {
    let found = nodes {
      VStack(spacing: 0) {
        EmptyView().padding()
        if Bool(false) { Color.red }
        ForEach(0..<0) { _ in Color.red }
        Color.white
      }
    }
    #expect(
      found == """
        VStack center, 0
          Rectangle fill #FFFFFF
        """)
  }

  @Test func `several views at the root stand in a column, one stands alone`() {
    let several = nodes {
      Color.white
      Color.black
    }
    #expect(several.hasPrefix("VStack center\n"))
    #expect(nodes { Color.white } == "Rectangle fill #FFFFFF")
  }

  @Test func `several views over another are piled up, one is not`() {
    let one = nodes { Color.black.overlay { Color.white } }
    #expect(
      one == """
        Overlay center
          Rectangle fill #000000
          Rectangle fill #FFFFFF
        """)
    let two = nodes {
      Color.black.overlay(alignment: .topLeading) {
        Color.white
        Color.white
      }
    }
    #expect(
      two == """
        Overlay top-leading
          Rectangle fill #000000
          ZStack center
            Rectangle fill #FFFFFF
            Rectangle fill #FFFFFF
        """)
  }

  @Test func `hiding a view's type changes nothing`() {
    let view = Text("A").padding(3).background(.blue)
    #expect(nodes { AnyView(view) } == nodes { view })
    #expect(nodes { AnyView(AnyView(view)) } == nodes { view })
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View {
      content.padding(5).background(.white)
    }
  }

  @Test func `a modifier's content stands where the body says`() {
    let found = nodes { Color.black.modifier(Card()).opacity(0.5) }
    #expect(
      found == """
        Opacity 0.5
          Card
            Background center
              Padding 5 5 5 5
                Rectangle fill #000000
              Rectangle fill #FFFFFF
        """)
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content.overlay { content.padding(1) }
    }
  }

  private struct Roomy: ViewModifier {
    func body(content: Content) -> some View {
      GeometryReader { _ in content.padding(2) }
    }
  }

  @Test func `a modifier's content may stand in it twice, and in what is made later`() {
    let doubled = nodes { Color.black.modifier(Doubled()).modifier(Card()) }
    #expect(doubled.matches(of: /Rectangle fill #000000/).count == 2)
    let roomy = nodes { Color.black.modifier(Roomy()).modifier(Card()) }
    #expect(roomy.matches(of: /Padding 2 2 2 2\n *Rectangle fill #000000/).count == 1)
  }

  @Test func `a reader of no views ends`() {
    #expect(nodes { GeometryReader { _ in EmptyView() } }.hasPrefix("GeometryReader"))
  }

  private struct Greeting: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.greeting) private var greeting

    var body: some View {
      Text(verbatim: "\(greeting) in the \(scheme)").font(.system(size: 20))
    }
  }

  @Test func `a body reads the environment where it stands`() {
    let found = nodes {
      VStack(spacing: 0) {
        Greeting()
        Greeting().environment(\.greeting, "Bye").environment(\.colorScheme, .light)
        Greeting().transformEnvironment(\.greeting) { $0 += "!" }
      }
    }
    #expect(found.contains(#"Text "Hello in the dark" 20 400 #FFFFFF"#))
    #expect(found.contains(#"Text "Bye in the light" 20 400 #000000"#))
    #expect(found.contains(#"Text "Hello! in the dark""#))
  }

  @Test func `text takes its font and color from the nearest that sets them`() {
    let found = nodes {
      VStack(spacing: 0) {
        Text("a")
        Text("b").font(.system(size: 30)).bold()
        Text("c").foregroundStyle(.secondary)
        Text("d").fontWeight(.light).foregroundColor(.red)
      }
      .font(.system(size: 10, weight: .semibold))
      .foregroundStyle(.white)
      .lineLimit(2)
    }
    #expect(found.contains(#"Text "a" 10 600 limit 2 #FFFFFF"#))
    #expect(found.contains(#"Text "b" 30 700 limit 2 #FFFFFF"#))
    // The second level of a style is half of it.
    #expect(found.contains(#"Text "c" 10 600 limit 2 #FFFFFF80"#))
    #expect(found.contains(#"Text "d" 10 300 limit 2 #FF453A"#))
  }

  @Test func `text without a font is set in the body style`() {
    // Human Interface Guidelines, tvOS: body is 29 points, medium.
    #expect(nodes { Text("x") } == #"Text "x" 29 500 #FFFFFF"#)
    #expect(nodes { Text("x").font(.title) } == #"Text "x" 76 500 #FFFFFF"#)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (-12, "-12"),
  ])
  func `numbers in a literal are grouped as the locale groups them`(number: Int, text: String) {
    #expect(nodes { Text("\(number)") }.hasPrefix("Text \"\(text)\""))
    let german = nodes { Text("\(number)").environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(german.hasPrefix("Text \"\(text.replacing(",", with: "."))\""))
  }

  @Test func `a string is shown as it is`() {
    let name = "<b>Bobby</b> 1000"
    #expect(nodes { Text(name) }.hasPrefix(#"Text "<b>Bobby</b> 1000""#))
    #expect(nodes { Text(verbatim: "\(1000)") }.hasPrefix(#"Text "1000""#))
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
