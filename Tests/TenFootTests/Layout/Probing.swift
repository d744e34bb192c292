import Foundation

@testable import TenFoot

/// A view of a given size under a name, the C(w,h) of the reference's tables.
@MainActor func block(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
  -> some View
{
  Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

@MainActor func frames(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
) -> [String: CGRect] {
  LayoutProbe(view(), canvas: .fullHD, text: BlockTextEngine())
    .frames(proposing: ProposedViewSize(width: width, height: height))
}

@MainActor func size(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
) -> CGSize {
  LayoutProbe(view(), canvas: .fullHD, text: BlockTextEngine())
    .size(proposing: ProposedViewSize(width: width, height: height))
}

/// Ten points a character, one line of ten points.
@MainActor func words(_ name: String, _ text: String) -> some View {
  Text(verbatim: text).font(.system(size: 10)).accessibilityIdentifier(name)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
