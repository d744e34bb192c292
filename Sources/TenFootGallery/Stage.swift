import TenFoot

/// The room that a scene is drawn in: 16 to 9, inside the safe area, on the gallery's ground.
///
/// A screen of another shape shows the whole of it, as large as it fits, so that nothing is cut. Five
/// percent from each side are left to the set: the title-safe area of SMPTE ST 2046-1.
struct Stage: ViewModifier {
  private static let size = CGSize(width: 1920, height: 1080)

  func body(content: Content) -> some View {
    GeometryReader { room in
      content
        .padding(.horizontal, 96)
        .padding(.vertical, 54)
        .frame(width: Self.size.width, height: Self.size.height)
        .scaleEffect(min(room.size.width / Self.size.width, room.size.height / Self.size.height))
        .position(x: room.size.width / 2, y: room.size.height / 2)
    }
    .background(Palette.ground)
  }
}
