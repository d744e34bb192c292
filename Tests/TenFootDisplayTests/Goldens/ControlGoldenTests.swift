import Foundation
import TenFoot
import TenFootRaster
import Testing

/// One small picture for each control and for each style of one.
@MainActor struct ControlGoldenTests {
  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 6, content: content).font(.system(size: 14)).padding(6)
  }

  @Test func `buttons`() throws {
    try expectSmallGolden(
      column {
        Button("Plain", action: {}).buttonStyle(.plain)
        Button("Borderless", action: {}).buttonStyle(.borderless)
        Button("Delete", role: .destructive, action: {})
      }, "views/button")
    try expectSmallGolden(
      Button("Bordered", action: {}).buttonStyle(.bordered).font(.system(size: 14)),
      "styles/bordered-button-style", schemes: [.dark, .light])
    try expectSmallGolden(
      Button("Prominent", action: {}).buttonStyle(.borderedProminent).font(.system(size: 14)),
      "styles/bordered-prominent-button-style")
    try expectSmallGolden(
      Button(action: {}, label: { Text("Card").padding().background(.indigo) })
        .buttonStyle(.card).font(.system(size: 14)),
      "styles/card-button-style")
  }

  @Test func `labels`() throws {
    try expectSmallGolden(
      column {
        Label("Both", systemImage: "star.fill")
        Label("Title", systemImage: "star.fill").labelStyle(.titleOnly)
        Label("Icon", systemImage: "star.fill").labelStyle(.iconOnly)
      }, "views/label")
    try expectSmallGolden(
      column {
        LabeledContent("Score", value: "3:2")
        LabeledContent("Team") { Tile(color: .red, width: 20, height: 12) }
      }, "views/labeled-content")
  }

  @Test func `progress`() throws {
    try expectSmallGolden(
      column { ProgressView("Loading", value: 0.4) }, "views/progress-view",
      schemes: [.dark, .light])
    try expectSmallGolden(
      ProgressView(value: 0.7).progressViewStyle(.circular),
      "styles/circular-progress-view-style")
    try expectSmallGolden(
      column {
        Gauge(value: 0.3) {
          Text("Speed")
        } currentValueLabel: {
          Text("30")
        }
      },
      "views/gauge")
    try expectSmallGolden(
      Gauge(value: 0.6) {
        Text("Fuel")
      } currentValueLabel: {
        Text("60")
      }
      .gaugeStyle(.accessoryCircularCapacity).font(.system(size: 14)),
      "styles/accessory-circular-capacity-gauge-style")
  }

  @Test func `choices`() throws {
    try expectSmallGolden(
      column {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }, "views/toggle", schemes: [.dark, .light])
    try expectSmallGolden(
      column {
        Picker("Team", selection: .constant(2)) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
      }, "views/picker")
    try expectSmallGolden(
      column { Stepper("Round 3", value: .constant(3)) }, "views/stepper")
    try expectSmallGolden(Slider(value: .constant(0.3)).padding(10), "views/slider")
  }

  @Test func `fields`() throws {
    try expectSmallGolden(
      column {
        TextField("Name", text: .constant("Ada"))
        TextField("Empty", text: .constant(""))
      }, "views/text-field")
    try expectSmallGolden(
      column { SecureField("Password", text: .constant("1234")) }, "views/secure-field")
  }

  @Test func `lists`() throws {
    let rows = Group {
      Text("First")
      Text("Second")
    }
    .font(.system(size: 13))
    // They cut off what doesn't fit, and these rows do.
    try expectSmallGolden(
      List { rows }, "views/list", schemes: [.dark, .light], unseen: ["bared group"])
    try expectSmallGolden(Form { rows }, "views/form", unseen: ["bared group"])
    try expectSmallGolden(
      VStack {
        Section {
          rows
        } header: {
          Text("Head").font(.system(size: 16, weight: .bold))
        } footer: {
          Text("Foot").font(.system(size: 10))
        }
      }, "views/section")
    try expectSmallGolden(
      GroupBox("Box") { Text("inside") }.font(.system(size: 13)), "views/group-box")
  }

  @Test func `screens in one another`() throws {
    try expectSmallGolden(
      NavigationStack {
        NavigationLink("Next") { Text("unseen") }.font(.system(size: 14))
      }, "views/navigation-stack")
    try expectSmallGolden(
      TabView(selection: .constant(1)) {
        Tile(color: .red, width: 60).tag(0)
        Tile(color: .green, width: 60).tag(1)
      }, "views/tab-view")
  }

  @Test func `pictures`() throws {
    let bitmap = Bitmap(width: 8, height: 6, isOpaque: true) { bytes in
      for place in 0..<48 {
        bytes[place * 4] = UInt8(place * 5)
        bytes[place * 4 + 1] = UInt8(255 - place * 5)
        bytes[place * 4 + 2] = place % 2 == 0 ? 255 : 0
        bytes[place * 4 + 3] = 255
      }
    }
    let data = try bitmap.pngData(.small)
    let image = Image(data: data).resizable()
    try expectSmallGolden(
      HStack {
        image.frame(width: 30, height: 60)
        image.scaledToFit().frame(width: 40, height: 60)
        image.scaledToFill().frame(width: 40, height: 60).clipped()
      }, "views/image")
  }
}
