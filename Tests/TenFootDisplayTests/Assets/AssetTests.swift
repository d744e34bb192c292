import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Names in views, looked up in catalogs as Xcode writes them.
@MainActor struct AssetTests {
  private static let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#

  private func frame(
    _ view: some View, _ catalog: TestCatalog, scheme: ColorScheme = .light, scale: CGFloat = 1
  ) throws -> (Composition, Bitmap) {
    let renderer = try FrameRenderer(assets: [catalog.folder])
    let canvas = DisplayCanvas(
      size: CGSize(width: 40, height: 40), scale: scale, colorScheme: scheme)
    let composition = renderer.compose(view, on: canvas)
    return (composition, try renderer.draw(composition))
  }

  @Test func `an image set gives the file of the color scheme and of the screen's scale`() throws {
    let catalog = try TestCatalog([
      "flag.imageset/Contents.json": Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "light.png", "scale": "1x"},
          {"idiom": "universal", "filename": "light@2x.png", "scale": "2x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "1x",
           "appearances": \(Self.dark)}
        ], "info": {"author": "xcode", "version": 1}}
        """.utf8),
      "flag.imageset/light.png": TestCatalog.png(20, 10, .pureRed),
      "flag.imageset/light@2x.png": TestCatalog.png(40, 20, .pureGreen),
      "flag.imageset/dark.png": TestCatalog.png(20, 10, .pureBlue),
    ])
    let (light, lightPixels) = try frame(Image("flag"), catalog)
    #expect(lightPixels[20, 20] == .pureRed)
    #expect(light.findings.isEmpty)
    #expect(try frame(Image("flag"), catalog, scheme: .dark).1[20, 20] == .pureBlue)
    // Twice the pixels for the same 20 by 10 points.
    let pixels = try frame(Image("flag"), catalog, scale: 2).1
    #expect(pixels[21, 31] == .pureGreen)
    #expect(pixels[19, 31] == .white)
    #expect(pixels[21, 29] == .white)
  }

  @Test func `sets in folders are found by name, those in namespaces with the folder's`() throws {
    let set = Data(#"{"images": [{"filename": "a.png"}]}"#.utf8)
    let catalog = try TestCatalog([
      "Icons/plain.imageset/Contents.json": set,
      "Icons/plain.imageset/a.png": TestCatalog.png(10, 10, .pureRed),
      "Teams/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "Teams/home.imageset/Contents.json": set,
      "Teams/home.imageset/a.png": TestCatalog.png(10, 10, .pureBlue),
    ])
    #expect(try frame(Image("plain"), catalog).1[20, 20] == .pureRed)
    #expect(try frame(Image("Teams/home"), catalog).1[20, 20] == .pureBlue)
    #expect(try frame(Image("home"), catalog).0.findings.map(\.rule) == ["unreadable-image"])
  }

  @Test(
    arguments: [
      (
        #""color-space": "srgb", "components": {"red": "0x00", "green": "0xFF", "blue": "0x00"}"#,
        Bitmap.Pixel.pureGreen
      ),
      (
        #""color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255"}"#,
        .pureBlue
      ),
      (
        #""color-space": "srgb", "components": {"red": "1.000", "green": 0, "blue": "0.0"}"#,
        .pureRed
      ),
      (#""color-space": "gray-gamma-22", "components": {"white": "1.000"}"#, .white),
      // The system's red of the light scheme: 255, 59, 48.
      (
        #""platform": "ios", "reference": "systemRedColor""#,
        Bitmap.Pixel(red: 255, green: 59, blue: 48)
      ),
    ])
  func `a color set is read in each way that Xcode writes it`(
    json: String, pixel: Bitmap.Pixel
  ) throws {
    let catalog = try TestCatalog([
      "team.colorset/Contents.json": Data(#"{"colors": [{"color": {\#(json)}}]}"#.utf8)
    ])
    let (composition, pixels) = try frame(Color("team").ignoresSafeArea(), catalog)
    #expect(pixels[20, 20] == pixel)
    #expect(composition.findings.isEmpty)
  }

  @Test func `a color set gives the color of the color scheme, in gradients as well`() throws {
    let catalog = try TestCatalog([
      "ground.colorset/Contents.json": Data(
        """
        {"colors": [
          {"color": {"components": {"white": "1.0"}}},
          {"color": {"components": {"white": "0.0"}}, "appearances": \(Self.dark)}
        ]}
        """.utf8)
    ])
    let gradient = LinearGradient(
      colors: [Color("ground"), Color("ground")], startPoint: .top, endPoint: .bottom
    ).ignoresSafeArea()
    #expect(try frame(gradient, catalog).1[20, 20] == .white)
    #expect(try frame(gradient, catalog, scheme: .dark).1[20, 20] == .black)
    #expect(
      try frame(Color("ground").opacity(0.5).ignoresSafeArea(), catalog).1[20, 20] == .white)
  }

  @Test(
    arguments: [
      ([:], "no asset catalog has the image “flag”"),
      (
        ["flags.imageset/Contents.json": Data(#"{"images": []}"#.utf8)],
        "did you mean “flags”?"
      ),
      (["flag.imageset/Contents.json": Data("{".utf8)], "is no description of an asset"),
      (["flag.imageset/a.png": Data()], "a set needs its Contents.json"),
      (
        ["flag.imageset/Contents.json": Data(#"{"images": [{"scale": "1x"}]}"#.utf8)],
        "has no file for this screen"
      ),
      (
        ["flag.imageset/Contents.json": Data(#"{"images": [{"filename": "a.png"}]}"#.utf8)],
        "does not exist"
      ),
      (
        ["flag.imageset/Contents.json": Data(#"{"images": [{"filename": 5}]}"#.utf8)],
        "at .images[0].filename"
      ),
    ] as [([String: Data], String)])
  func `an image that isn't there is a box, and a finding says why`(
    files: [String: Data], words: String
  ) throws {
    let catalog = try TestCatalog(
      files.merging(["x.colorset/Contents.json": Data("{}".utf8)]) { one, _ in one })
    let (composition, pixels) = try frame(Image("flag"), catalog)
    let finding = try #require(composition.findings.first)
    #expect(finding.rule == "unreadable-image")
    #expect(finding.message.contains(words))
    #expect(pixels[2, 1] != .white, "a box of 100 points is drawn")
  }

  @Test func `a color that isn't there is transparent, and reported once`() throws {
    let catalog = try TestCatalog([
      "teal.colorset/Contents.json": Data(#"{"colors": [{"color": {"components": {}}}]}"#.utf8)
    ])
    let both = ZStack {
      Color("teel")
      Color("teel")
      Color("teal")
    }
    let (composition, pixels) = try frame(both, catalog)
    #expect(composition.findings.map(\.rule) == ["missing-color", "missing-color"])
    #expect(composition.findings[0].message.contains("did you mean “teal”?"))
    #expect(composition.findings[1].message.contains("lacks components"))
    #expect(pixels[20, 20] == .white)
  }

  @Test func `without a catalog a name is reported with what to give`() throws {
    let composition = try FrameRenderer().compose(Image("flag"), on: .fullHD)
    #expect(composition.findings.first?.message.contains("--assets") == true)
  }

  @Test func `an image set that is a template is filled with the foreground style`() throws {
    let catalog = try TestCatalog([
      "mark.imageset/Contents.json": Data(
        #"{"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}"#
          .utf8),
      "mark.imageset/a.png": TestCatalog.png(10, 10, .pureRed),
    ])
    let mark = Image("mark").foregroundStyle(Color(red: 0, green: 0, blue: 1))
    #expect(try frame(mark, catalog).1[20, 20] == .pureBlue)
    let original = Image("mark").renderingMode(.original).foregroundStyle(.blue)
    #expect(try frame(original, catalog).1[20, 20] == .pureRed)
  }
}
