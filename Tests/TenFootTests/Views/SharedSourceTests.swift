import Foundation
import Testing

@testable import TenFoot

/// The names that 114 public view files use most, in the forms that they use most, as far as
/// ``VocabularyTests`` doesn't have them: this file shows by being compiled that they are there.
@MainActor
struct SharedSourceTests {
  @Test func `names and forms of shared source compile, and draw without an error`() {
    let composition = compose(
      SharedSource().environmentObject(OldModel()),
      on: DisplayCanvas(size: CGSize(width: 1920, height: 1080)), text: BlockTextEngine())
    #expect(composition.findings.filter { $0.severity == .error } == [])
    let text = composition.nodes.description
    for shown in ["Hello", "Score: 3", "Details", "Fill in", "Card", "Badge"] {
      #expect(text.contains(shown), "\(shown)")
    }
    // Views of generic types go by their names alone.
    #expect(text.contains("NavigationView"))
    #expect(!text.contains("NavigationView<"))
  }

  @Test func `a container's background stands behind it and gives it no room`() {
    let probe = LayoutProbe(
      Color.clear.frame(width: 30, height: 20).containerBackground(.red, for: .widget)
        .accessibilityIdentifier("card"),
      canvas: .fullHD, text: BlockTextEngine())
    #expect(probe.size(proposing: .unspecified) == CGSize(width: 30, height: 20))
    let drawn = compose(
      Color.clear.frame(width: 30, height: 20).containerBackground(.red, for: .widget),
      on: DisplayCanvas(size: CGSize(width: 30, height: 20)), text: BlockTextEngine())
    let plain = compose(
      Color.clear.frame(width: 30, height: 20).background(.red),
      on: DisplayCanvas(size: CGSize(width: 30, height: 20)), text: BlockTextEngine())
    #expect(drawn.displayList.items.count == 1)
    #expect(drawn.displayList == plain.displayList)
  }
}

private struct SharedSource: View {
  @ObservedObject private var model = OldModel()
  @StateObject private var own = OldModel()
  @EnvironmentObject private var around: OldModel
  @State private var score = 3
  @State private var isShown = false
  @State private var opacity = 1.0
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.scenePhase) private var scenePhase

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let move: AnyTransition = .move(edge: .bottom).combined(with: .opacity)

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 4) {
        texts
        shapes
        controls
        effects
      }
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden(true)
      .navigationBarItems(trailing: Text("Done"))
      .toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { Button("Edit") {} } }
      .toolbarBackground(Color.black, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .edgesIgnoringSafeArea(.all)
    .onReceive(timer) { _ in score += 1 }
    .onReceive(
      NotificationCenter.default.publisher(for: Notification.Name("score")),
      perform: { _ in score = 0 }
    )
    .presentationDetents([.medium, .large])
    .onDisappear { isShown = false }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var texts: some View {
    Text("Hello").font(.headline).foregroundColor(.primary).bold()
    Text("Score: \(score)").font(.system(size: 40, weight: .bold, design: .rounded))
      .monospacedDigit().lineLimit(1).minimumScaleFactor(0.5).multilineTextAlignment(.center)
    Text("Fine print").font(.custom("Inter", size: 30)).fontWeight(.semibold).fontDesign(.rounded)
      .tracking(2).lineSpacing(4).textCase(.uppercase).monospaced()
    Text(LocalizedStringKey("Key")).fixedSize(horizontal: false, vertical: true)
    Text(model.name + own.name + around.name).foregroundStyle(.secondary)
  }

  @ViewBuilder private var shapes: some View {
    Circle().stroke(Color.white, lineWidth: 2).frame(width: 20, height: 20)
    Circle().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
      .frame(width: 20, height: 20)
    Rectangle().fill(Color.white.gradient).frame(height: 4).cornerRadius(2)
    Rectangle()
      .fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 20, height: 20).border(Color.white, width: 1)
    RoundedRectangle(cornerRadius: 4, style: .continuous)
      .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      .frame(width: 20, height: 20)
    Capsule(style: .circular).frame(width: 20, height: 10).clipShape(Capsule())
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    .stroke().frame(width: 10, height: 10)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).frame(width: 10, height: 10)
  }

  @ViewBuilder private var controls: some View {
    NavigationLink {
      Text("Inside")
    } label: {
      Text("Details")
    }
    Button(role: .destructive) {
      presentationMode.wrappedValue.dismiss()
    } label: {
      Label("Delete", systemImage: "trash")
    }
    .buttonStyle(.bordered).tint(.accentColor).help("Deletes").contentShape(Rectangle())
    TextField("Fill in", text: .constant("Fill in")).textFieldStyle(.plain)
    List {
      Section("Players") { Text("Ann").listRowBackground(Color.green).listRowSeparator(.hidden) }
        .listSectionSeparator(.hidden)
    }
    .frame(height: 60)
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20, height: 20)
      Image(systemName: "star").resizable().scaledToFill().frame(width: 20, height: 20).clipped()
        .aspectRatio(contentMode: .fit)
      Spacer(minLength: 2)
      Divider()
    }
    .navigationDestination(isPresented: $isShown) { Text("There") }
    .accessibility(hidden: true)
  }

  @ViewBuilder private var effects: some View {
    Text("Card").padding(.horizontal, 8).padding(.vertical).padding([.top, .leading], 2)
      .background(RoundedRectangle(cornerRadius: 4).fill(Color(white: 0.2)))
      .background { Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 1) }
      .containerBackground(.black, for: .widget)
      .overlay(alignment: .topTrailing) { Text("Badge").offset(x: 2, y: -2) }
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
      .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2).shadow(radius: 2)
      .scaleEffect(isShown ? 1.1 : 1).scaleEffect(x: 1, y: 0.9)
      .rotationEffect(Angle(degrees: 3)).rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .opacity(opacity).blur(radius: 0).drawingGroup().zIndex(1).layoutPriority(1)
      .transition(move).allowsHitTesting(false)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { opacity = 0.5 } }
      .frame(maxWidth: .infinity, alignment: .leading)
    Group {
      if horizontalSizeClass == .compact, scenePhase == .background {
        EmptyView()
      } else {
        AnyView(Text("Wide").position(x: 40, y: 10).frame(width: 80, height: 20))
      }
    }
    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 1) }
  }
}
