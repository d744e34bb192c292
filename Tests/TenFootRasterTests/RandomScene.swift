import Foundation
import TenFoot

/// Display lists that grow, shrink and change by chance: the same ones for the same seed.
struct RandomScene {
  private(set) var list: DisplayList
  private var chance: SplitMix64

  init(seed: UInt64, scale: CGFloat = 1, isOpaque: Bool = true) {
    chance = SplitMix64(state: seed)
    list = DisplayList(
      size: CGSize(width: 96, height: 64), scale: scale,
      background: isOpaque ? Color.Resolved(red: 0.1, green: 0.1, blue: 0.2) : nil)
    for _ in 0..<6 {
      let item = item(depth: 0)
      list.items.append(item)
    }
  }

  /// Changes something: inserts, removes, moves, changes, or does so inside a group.
  mutating func edit() {
    var items = list.items
    edit(&items, depth: 0)
    list.items = items
  }

  private mutating func edit(_ items: inout [DisplayItem], depth: Int) {
    guard !items.isEmpty else { return items.append(item(depth: depth)) }
    let place = Int.random(in: 0..<items.count, using: &chance)
    switch Int.random(in: 0..<6, using: &chance) {
    case 0 where items.count < 12:
      items.insert(item(depth: depth), at: place)
    case 1 where items.count > 2:
      items.remove(at: place)
    case 2:
      items.swapAt(place, Int.random(in: 0..<items.count, using: &chance))
    case 3, 4:
      items[place] = editedInside(items[place], depth: depth) ?? item(depth: depth)
    default:
      items[place] = item(depth: depth)
    }
  }

  /// An item with an item inside it changed; `nil` for one that has none inside.
  private mutating func editedInside(_ item: DisplayItem, depth: Int) -> DisplayItem? {
    switch item {
    case .group(var group):
      edit(&group.items, depth: depth + 1)
      return .group(group)
    case .effect(let effect, var items):
      edit(&items, depth: depth + 1)
      return .effect(effect, items)
    default:
      return nil
    }
  }

  // MARK: Parts

  private mutating func item(depth: Int) -> DisplayItem {
    let kinds = depth < 3 ? 8 : 5
    switch Int.random(in: 0..<kinds, using: &chance) {
    case 0: return .fill(outline(), paint(), FillStyle(eoFill: Bool.random(using: &chance)))
    case 1: return .fill(.rectangle(rect()), paint(), FillStyle())
    case 2:
      let style = StrokeStyle(
        lineWidth: number(0.5...6), lineJoin: .round,
        dash: Bool.random(using: &chance) ? [number(1...5), 2] : [])
      return .stroke(outline(), paint(), style)
    case 3, 4: return .glyphs(glyphs(), paint())
    case 5, 6: return .effect(effect(depth: depth), items(depth: depth))
    default:
      return .group(
        DisplayGroup(
          opacity: Bool.random(using: &chance) ? 1 : Double(number(0.1...0.9)),
          clip: Bool.random(using: &chance) ? outline() : nil, items: items(depth: depth)))
    }
  }

  private mutating func items(depth: Int) -> [DisplayItem] {
    (0..<Int.random(in: 1...3, using: &chance)).map { _ in item(depth: depth + 1) }
  }

  private mutating func effect(depth: Int) -> DisplayEffect {
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: return .compositing
    case 8: return .linearCompositing
    case 9: return .opaqueBlur(radius: number(0...4), rect())
    case 1: return .blend(BlendMode.allCases.randomElement(using: &chance) ?? .multiply)
    case 2: return .color(.hueRotation(.degrees(Double(number(0...360)))))
    case 3: return .blur(radius: number(0...4))
    case 4:
      return .shadow(
        color(), radius: number(0...4), offset: CGSize(width: number(-5...5), height: 3))
    case 5: return .mask(items(depth: depth))
    case 6:
      let turn = CGAffineTransform(translationX: 48, y: 32).rotated(by: number(-1...1))
        .scaledBy(x: number(0.5...1.5), y: number(0.5...1.5)).translatedBy(x: -48, y: -32)
      return .projection(ProjectionTransform(turn))
    default:
      var tilt = ProjectionTransform()
      tilt.m13 = number(-0.002...0.002)
      tilt.m31 = number(-5...5)
      return .projection(tilt)
    }
  }

  private mutating func outline() -> Outline {
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: return .rectangle(rect())
    case 1:
      return .roundedRectangle(rect(), cornerRadius: number(1...9), style: .continuous)
    case 2: return .ellipse(rect())
    default:
      let points = (0..<5).map { _ in point() }
      return .path(
        Path { path in
          path.move(to: points[0])
          path.addLine(to: points[1])
          path.addCurve(to: points[2], control1: points[3], control2: points[4])
          path.closeSubpath()
        })
    }
  }

  private mutating func paint() -> DisplayPaint {
    let stops = [
      ResolvedStop(color: color(), location: 0), ResolvedStop(color: color(), location: 1),
    ]
    switch Int.random(in: 0..<8, using: &chance) {
    case 6: return .mesh(mesh())
    case 0: return .linearGradient(stops, start: point(), end: point())
    case 1:
      return .radialGradient(
        stops, center: point(), unit: CGSize(width: 1, height: number(0.5...2)), from: 0,
        to: number(5...60))
    case 2:
      return .angularGradient(stops, center: point(), from: 0, to: Double(number(1...6.2)))
    default: return .color(color())
    }
  }

  private mutating func mesh() -> ColorMesh {
    let vertices = (0..<4).map { _ in
      MeshVertex(
        position: point(), leading: point(), top: point(), trailing: point(), bottom: point(),
        color: color())
    }
    return ColorMesh(
      columns: 2, vertices: vertices, background: color(),
      smoothsColors: Bool.random(using: &chance))
  }

  private mutating func glyphs() -> GlyphRun {
    let origin = point()
    let size = number(6...30)
    let count = Int.random(in: 1...6, using: &chance)
    return GlyphRun(
      face: FontFaceID(rawValue: 0), fontSize: size,
      glyphs: (0..<count).map { index in
        GlyphRun.Glyph(
          index: UInt32.random(in: 10..<300, using: &chance),
          position: CGPoint(x: origin.x + CGFloat(index) * size * 0.6, y: origin.y))
      })
  }

  private mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: Bool.random(using: &chance) ? 1 : Float(number(0...1)))
  }

  private mutating func rect() -> CGRect {
    let origin = point()
    let rect = CGRect(x: origin.x, y: origin.y, width: number(1...50), height: number(1...40))
    return Bool.random(using: &chance) ? rect.integral : rect
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-15...100), y: number(-15...70)) }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &chance)
  }
}

/// Sebastiano Vigna's generator: small, and the same numbers everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
