import TenFoot
import TenFootDisplay

/// The title-safe and action-safe boxes, drawn over a frame.
struct SafeAreaBoxes: View {
  let canvas: DisplayCanvas

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      box(canvas.actionSafeArea, "action safe, 93 %", at: 24, Color(red: 1, green: 0.72, blue: 0.2))
      box(
        canvas.titleSafeArea, "title safe, 90 %", at: 260, Color(red: 0.35, green: 0.9, blue: 0.5))
    }
  }

  @ViewBuilder private func box(_ rect: CGRect, _ name: String, at x: CGFloat, _ color: Color)
    -> some View
  {
    Rectangle().strokeBorder(color, lineWidth: 3)
      .frame(width: rect.width, height: rect.height)
      .offset(x: rect.minX, y: rect.minY)
    Text(verbatim: name)
      .font(.system(size: 22, weight: .semibold))
      .foregroundStyle(.black)
      .padding(.horizontal, 8)
      .background(color)
      .offset(x: rect.minX + x, y: rect.minY)
  }

  /// A frame's list with the boxes over it.
  @MainActor static func draw(
    over list: DisplayList, on canvas: DisplayCanvas, with renderer: FrameRenderer
  )
    -> DisplayList
  {
    let picture = DisplayCanvas(size: canvas.size, scale: canvas.scale, isOpaque: false)
    let boxes = renderer.compose(SafeAreaBoxes(canvas: canvas), on: picture)
    var list = list
    list.items += boxes.displayList.items
    return list
  }
}
