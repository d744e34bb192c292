import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

/// A frame with each finding boxed and numbered, and a legend under it.
struct Annotation {
  /// A place, and what was found there.
  private struct Mark {
    let number: Int
    let rect: CGRect
    var causes: [LintReport.Cause]
  }

  private let marks: [Mark]
  /// What has no place.
  private let others: [LintReport.Cause]

  init(report: LintReport) {
    var marks: [Mark] = []
    var others: [LintReport.Cause] = []
    for cause in report.found {
      guard let rect = cause.finding.rect, !rect.isNull, !rect.isInfinite,
        rect.width < report.canvas.size.width || rect.height < report.canvas.size.height
      else {
        others.append(cause)
        continue
      }
      let whole = rect.integral
      if let place = marks.firstIndex(where: { $0.rect == whole }) {
        marks[place].causes.append(cause)
      } else {
        marks.append(Mark(number: marks.count + 1, rect: whole, causes: [cause]))
      }
    }
    self.marks = marks
    self.others = others
  }

  /// Draws the frame and the legend.
  ///
  /// - Returns: The bytes of a PNG file.
  @MainActor func picture(
    of composition: Composition, with request: FrameRequest
  ) throws(ToolError) -> Data {
    let frame = composition.displayList
    let width = frame.size.width
    let legend = try legend(width: width, scale: frame.scale, with: request)
    let boxes = request.renderer.compose(
      AnnotationBoxes(
        boxes: marks.map { mark in
          (mark.number, mark.rect, Self.color(mark.causes.first?.finding.severity))
        }),
      on: DisplayCanvas(size: frame.size, scale: frame.scale, isOpaque: false))
    var picture = frame
    picture.size.height += legend.displayList.size.height
    picture.items = [
      .group(
        DisplayGroup(clip: .rectangle(CGRect(origin: .zero, size: frame.size)), items: frame.items))
    ]
    picture.items += boxes.displayList.items
    let down = CGAffineTransform(translationX: 0, y: frame.size.height)
    let ground = DisplayItem.fill(
      .rectangle(legend.displayList.bounds), .color(.init(white: 0)), FillStyle())
    picture.items.append(
      .effect(
        .projection(ProjectionTransform(down)), [ground] + legend.displayList.items))
    return try request.png(of: picture)
  }

  /// The legend's lines, each with its color.
  private var lines: [AnnotationLegend.Line] {
    let marked = marks.flatMap { mark in mark.causes.map { ("\(mark.number)", $0) } }
    return (marked + others.map { ("–", $0) }).map { number, cause in
      AnnotationLegend.Line(
        number: number, color: Self.color(cause.finding.severity),
        text: "\(cause.finding.rule): \(cause.finding.message)"
          + (cause.finding.hint.map { "; \($0)" } ?? ""))
    }
  }

  /// The legend in the height that it takes, of which no frame can hold more than some pages.
  @MainActor private func legend(
    width: CGFloat, scale: CGFloat, with request: FrameRequest
  ) throws(ToolError) -> Composition {
    let content = AnnotationLegend(lines: Array(lines.prefix(Self.mostLines))).frame(width: width)
    let renderer = ImageRenderer(content: content, frames: request.renderer)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.scale = scale
    do throws(FrameError) {
      return try renderer.composition()
    } catch {
      throw ToolError(error)
    }
  }

  /// The most lines of a legend.
  private static let mostLines = 200

  private static func color(_ severity: Finding.Severity?) -> Color {
    switch severity {
    case .error: Color(red: 1, green: 0.3, blue: 0.3)
    case .warning: Color(red: 1, green: 0.72, blue: 0.2)
    default: Color(red: 0.4, green: 0.75, blue: 1)
    }
  }
}

extension DisplayList {
  fileprivate var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// The boxes around findings, with their numbers.
private struct AnnotationBoxes: View {
  let boxes: [(number: Int, rect: CGRect, color: Color)]

  private static let badge = CGSize(width: 44, height: 34)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(boxes.indices, id: \.self) { index in
        let (number, rect, color) = boxes[index]
        Rectangle().strokeBorder(color, lineWidth: 4)
          .frame(width: rect.width + 8, height: rect.height + 8)
          .offset(x: rect.minX - 4, y: rect.minY - 4)
        Text("\(number)")
          .font(.system(size: 26, weight: .bold))
          .foregroundStyle(.black)
          .frame(width: Self.badge.width, height: Self.badge.height)
          .background(color)
          .offset(
            x: max(rect.minX - 4, 0), y: max(rect.minY - 4 - Self.badge.height, 0))
      }
    }
  }
}

/// What was found, a line for each.
private struct AnnotationLegend: View {
  struct Line {
    let number: String
    let color: Color
    let text: String
  }

  nonisolated static let size: CGFloat = 28
  let lines: [Line]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if lines.isEmpty { Text("Nothing to mend") }
      ForEach(lines.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 20) {
          Text(verbatim: lines[index].number)
            .fontWeight(.bold)
            .foregroundStyle(lines[index].color)
            .frame(width: 60, alignment: .trailing)
          Text(verbatim: lines[index].text).fixedSize(horizontal: false, vertical: true)
          Spacer(minLength: 0)
        }
      }
    }
    .font(.system(size: Self.size))
    .foregroundStyle(.white)
    .padding(30)
  }
}
