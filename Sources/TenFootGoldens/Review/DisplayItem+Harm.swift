import Foundation
import TenFoot

// No defaults in the switches below: whoever adds a kind of item, outline, paint or effect is led
// here by the compiler, so that goldens are shown to notice it.

extension DisplayItem {
  /// The item moved to the right and down, with all that is inside of it.
  func moved(by distance: CGFloat) -> DisplayItem {
    switch self {
    case .fill(let outline, let paint, let style):
      return .fill(outline.moved(by: distance), paint.moved(by: distance), style)
    case .stroke(let outline, let paint, let style):
      return .stroke(outline.moved(by: distance), paint.moved(by: distance), style)
    case .glyphs(var run, let paint):
      for index in run.glyphs.indices {
        run.glyphs[index].position.x += distance
        run.glyphs[index].position.y += distance
      }
      return .glyphs(run, paint.moved(by: distance))
    case .image(var image):
      image.rect = image.rect.offsetBy(dx: distance, dy: distance)
      image.tint = image.tint?.moved(by: distance)
      return .image(image)
    case .group(var group):
      group.clip = group.clip?.moved(by: distance)
      group.items = group.items.map { $0.moved(by: distance) }
      return .group(group)
    case .effect(let effect, let items):
      return effect.moved(by: distance, holding: items)
    }
  }

  /// The item in slightly other colors.
  var recolored: DisplayItem {
    switch self {
    case .fill(let outline, let paint, let style): .fill(outline, paint.recolored, style)
    case .stroke(let outline, let paint, let style): .stroke(outline, paint.recolored, style)
    case .glyphs(let run, let paint): .glyphs(run, paint.recolored)
    case .image: .effect(.color(.contrast(0.875)), [self])
    case .effect(.shadow(let color, let radius, let offset), let items):
      .effect(.shadow(color.recolored, radius: radius, offset: offset), items)
    // The items inside have their turn.
    case .group, .effect: self
    }
  }
}

extension DisplayEffect {
  /// An effect on items that stands further to the right and down.
  fileprivate func moved(by distance: CGFloat, holding items: [DisplayItem]) -> DisplayItem {
    switch self {
    case .opaqueBlur(let radius, let rect):
      return .effect(
        .opaqueBlur(radius: radius, rect.offsetBy(dx: distance, dy: distance)),
        items.map { $0.moved(by: distance) })
    case .compositing, .linearCompositing, .blend, .color, .blur, .shadow:
      return .effect(self, items.map { $0.moved(by: distance) })
    case .mask(let mask):
      return .effect(
        .mask(mask.map { $0.moved(by: distance) }), items.map { $0.moved(by: distance) })
    case .projection(let transform):
      // The items are where they are before the projection; what it makes of them moves.
      let move = CGAffineTransform(translationX: distance, y: distance)
      return .effect(.projection(transform.concatenating(ProjectionTransform(move))), items)
    }
  }
}

extension Outline {
  fileprivate func moved(by distance: CGFloat) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offsetBy(dx: distance, dy: distance))
    case .roundedRectangle(let rect, let radius, let style):
      .roundedRectangle(
        rect.offsetBy(dx: distance, dy: distance), cornerRadius: radius, style: style)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: distance, dy: distance))
    case .path(let path): .path(path.offsetBy(dx: distance, dy: distance))
    }
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + distance, y: y + distance)
  }
}

extension DisplayPaint {
  fileprivate func moved(by distance: CGFloat) -> DisplayPaint {
    switch self {
    case .color, .backdrop: self
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops, start: start.moved(by: distance), end: end.moved(by: distance))
    case .radialGradient(let stops, let center, let unit, let from, let to):
      .radialGradient(
        stops, center: center.moved(by: distance), unit: unit, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      .angularGradient(stops, center: center.moved(by: distance), from: from, to: to)
    case .mesh(let mesh):
      .mesh(mesh.mapped { $0.moved(by: distance) })
    case .image(let source, let part, let pointsPerPixel, let origin, let opacity):
      .image(
        source, part: part, pointsPerPixel: pointsPerPixel, origin: origin.moved(by: distance),
        opacity: opacity)
    }
  }

  fileprivate var recolored: DisplayPaint {
    switch self {
    case .color(let color): .color(color.recolored)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops.recolored, start: start, end: end)
    case .radialGradient(let stops, let center, let unit, let from, let to):
      .radialGradient(stops.recolored, center: center, unit: unit, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      .angularGradient(stops.recolored, center: center, from: from, to: to)
    case .mesh(let mesh): .mesh(mesh.recolored(\.recolored))
    case .backdrop(let radius, let tint): .backdrop(radius: radius, tint: tint.recolored)
    case .image(let source, let part, let pointsPerPixel, let origin, let opacity):
      .image(
        source, part: part, pointsPerPixel: pointsPerPixel, origin: origin, opacity: opacity * 0.875
      )
    }
  }
}

extension [ResolvedStop] {
  fileprivate var recolored: [ResolvedStop] {
    map { stop in
      var stop = stop
      stop.color = stop.color.recolored
      return stop
    }
  }
}

extension Color.Resolved {
  /// A color that differs by a sixteenth in each channel.
  fileprivate var recolored: Color.Resolved {
    func changed(_ channel: Float) -> Float { channel < 0.5 ? channel + 0.0625 : channel - 0.0625 }
    return Color.Resolved(
      red: changed(red), green: changed(green), blue: changed(blue), opacity: opacity)
  }
}
