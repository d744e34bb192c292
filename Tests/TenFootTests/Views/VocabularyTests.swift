import Foundation
import Observation
import Testing

@testable import TenFoot

/// Views as shared source has them, with the names that such source uses most.
@MainActor
struct VocabularyTests {
  @Test func `shared source compiles, and draws quietly at rest`() {
    let composition = compose(
      ScoreScreen(game: .constant(3)).environmentObject(OldModel()).environment(NewModel()),
      on: DisplayCanvas(size: CGSize(width: 1920, height: 1080)), text: BlockTextEngine())
    #expect(composition.findings.filter { $0.severity == .error } == [])
    #expect(composition.nodes.description.contains("\"Undo\""))
  }
}

final class OldModel: ObservableObject {
  @Published var name = "old"
}

@Observable final class NewModel {
  var name = "new"
}

private enum Step: Hashable { case first, second }

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaledToFit().opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Raised: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(.gray) }
}

private struct ScoreScreen: View {
  @Binding var game: Int
  @State private var name = ""
  @State private var isOn = false
  @State private var step = Step.first
  @State private var path: [Int] = []
  @State private var width: CGFloat = 0
  @EnvironmentObject private var old: OldModel
  @Environment(NewModel.self) private var new
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.depth) private var depth
  @AppStorage("best") private var best = 0
  @FocusState private var isFocused: Bool
  @Namespace private var namespace

  private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 80), spacing: 4)]

  var body: some View {
    @Bindable var new = new
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 8) {
          controls
          TextField("Name", text: $new.name).textFieldStyle(.roundedBorder).keyboardType(.numberPad)
            .focused($isFocused)
          TextField("Name", text: $old.name, prompt: Text("Who?"))
          Picker("Step", selection: $step) {
            Text("First").tag(Step.first)
            Text("Second").tag(Step.second)
          }.pickerStyle(.segmented)
          lists
        }
      }
    }
    .navigationTitle("Score").navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Done") { dismiss() } } }
    .alert("Sure?", isPresented: $isOn) { Button("Yes", role: .destructive) {} }
    .sheet(isPresented: $isOn) { EmptyView() }
    .onAppear { withAnimation(.spring(response: 0.3)) { width = 1 } }
    .onChange(of: width) { _, new in width = new }
    .task { width = 2 }
    .ignoresSafeArea(.all)
    .modifier(Raised())
  }

  @ViewBuilder private var controls: some View {
    Button("Undo") {}.buttonStyle(.borderedProminent).disabled(game == 0)
    Button(action: {}, label: { Label("Next", systemImage: "arrow.right") }).buttonStyle(Pressed())
    Button("Quiet") {}.buttonStyle(PlainButtonStyle())
    Toggle("Sound", isOn: $isOn)
    Stepper("Players", value: $game, in: 1...8)
    ProgressView(value: 0.4).tint(.orange)
    ProgressView()
    Gauge(value: 0.3) {
      Text("Time")
    } currentValueLabel: {
      Text("30")
    }
    LabeledContent("Round", value: "3")
    GroupBox("Rules") { Text("None") }
    NavigationLink(destination: Text("More")) { Text("More") }
  }

  @ViewBuilder private var lists: some View {
    List {
      Section(header: Text("Players")) { Text("Ann") }.listRowSeparator(.hidden)
    }.frame(height: 100)
    LazyVGrid(columns: columns, spacing: 4) { ForEach(0..<4) { Text("\($0)") } }
    Grid(horizontalSpacing: 4, verticalSpacing: 4) { GridRow { Text("1") } }
    GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } }
    Group { Text("Tap").onTapGesture {}.gesture(DragGesture().onEnded { _ in }) }
      .transition(.asymmetric(insertion: .scale, removal: .opacity))
      .animation(.easeInOut(duration: 0.2), value: width)
      .matchedGeometryEffect(id: 1, in: namespace)
      .contentShape(Rectangle()).accessibilityLabel("Tap").help("Tap").zIndex(1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
    AnyView(TabView { Text("One").tabItem { Label("One", systemImage: "1.circle") } })
  }
}

private struct ScoreScreen_Previews: PreviewProvider {
  static var previews: some View { ScoreScreen(game: .constant(1)).previewLayout(.sizeThatFits) }
}
