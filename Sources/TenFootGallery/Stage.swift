import TenFoot

/// The room that a scene is drawn in: the safe area of a screen of 16 to 9, on the gallery's ground.
///
/// A screen of another shape shows the whole of it, as large as it fits, so that nothing is cut.
struct Stage: ViewModifier {
  private static let size = DisplayCanvas.fullHD.safeArea.size

  func body(content: Content) -> some View {
    GeometryReader { room in
      content
        .frame(width: Self.size.width, height: Self.size.height)
        .scaleEffect(min(room.size.width / Self.size.width, room.size.height / Self.size.height))
        .position(x: room.size.width / 2, y: room.size.height / 2)
    }
    .background(Palette.ground)
  }
}
