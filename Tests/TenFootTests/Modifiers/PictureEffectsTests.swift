import Foundation
import Testing

@testable import TenFoot

@MainActor
struct PictureEffectsTests {
  private func items(_ view: some View) -> [DisplayItem] {
    compose(
      view, on: DisplayCanvas(size: CGSize(width: 100, height: 50)), text: BlockTextEngine()
    ).displayList.items
  }

  private var white: some View { Color(red: 1, green: 1, blue: 1).frame(width: 20, height: 10) }

  private func effect(_ view: some View) -> DisplayEffect? {
    guard case .effect(let effect, _) = items(view).first else { return nil }
    return effect
  }

  @Test func `effects are named in the display list`() {
    #expect(effect(white.blur(radius: 3)) == .blur(radius: 3))
    #expect(effect(white.blendMode(.screen)) == .blend(.screen))
    #expect(effect(white.compositingGroup()) == .compositing)
    #expect(effect(white.drawingGroup()) == .compositing)
    #expect(effect(white.brightness(0.1)) == .color(.brightness(0.1)))
    #expect(effect(white.contrast(2)) == .color(.contrast(2)))
    #expect(effect(white.saturation(0.5)) == .color(.saturation(0.5)))
    #expect(effect(white.grayscale(1)) == .color(.grayscale(1)))
    #expect(effect(white.hueRotation(.degrees(90))) == .color(.hueRotation(.degrees(90))))
    #expect(effect(white.colorInvert()) == .color(.inversion))
  }

  @Test func `a shadow's color is that of the environment`() {
    let shadow = effect(white.shadow(color: .black, radius: 4, x: 1, y: 2))
    #expect(
      shadow
        == .shadow(
          Color.Resolved(red: 0, green: 0, blue: 0), radius: 4,
          offset: CGSize(width: 1, height: 2)))
  }

  @Test func `layout sees no effect`() {
    let plain = compose(
      HStack { white }, on: DisplayCanvas(size: CGSize(width: 100, height: 50)),
      text: BlockTextEngine())
    let turned = compose(
      HStack { white.rotationEffect(.degrees(45)).blur(radius: 9) },
      on: DisplayCanvas(size: CGSize(width: 100, height: 50)), text: BlockTextEngine())
    #expect(plain.layout.frames.last == turned.layout.frames.last)
  }

  @Test func `a turn is about the middle of the view`() throws {
    guard case .projection(let map) = effect(white.rotationEffect(.degrees(180))) else {
      Issue.record("there is no projection")
      return
    }
    // The view stands from 40, 20 to 60, 30.
    let corner = CGPoint(x: 40, y: 20).applying(map)
    #expect(abs(corner.x - 60) < 1e-9)
    #expect(abs(corner.y - 30) < 1e-9)
  }

  @Test func `a turn in space makes the far side smaller and leaves the axis`() throws {
    let view = white.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    guard case .projection(let map) = effect(view) else {
      Issue.record("there is no projection")
      return
    }
    let axis = CGPoint(x: 50, y: 20).applying(map)
    #expect(abs(axis.x - 50) < 1e-9)
    #expect(abs(axis.y - 20) < 1e-9)
    // 10 points right of the axis: 10 · cos 60° = 5 to the right, 10 · sin 60° = 8.66 away, seen
    // from 20 points: 5 / (1 + 8.66 / 20) = 3.489.
    let far = CGPoint(x: 60, y: 20).applying(map)
    #expect(abs(far.x - 53.489) < 0.001)
    #expect(far.y > 20)
  }

  @Test func `a mask is drawn in the view's size`() {
    let masked = items(white.mask { Circle() })
    guard case .effect(.mask(let mask), let content) = masked.first else {
      Issue.record("there is no mask")
      return
    }
    #expect(content.count == 1)
    guard case .fill(let outline, _, _) = mask.first else {
      Issue.record("the mask is empty")
      return
    }
    #expect(outline == .ellipse(CGRect(x: 45, y: 20, width: 10, height: 10)))
  }

  @Test func `gradients are placed in the bounds they fill`() {
    let radial = items(
      RadialGradient(colors: [.white, .black], center: .leading, startRadius: 1, endRadius: 9)
        .frame(width: 20, height: 10))
    guard case .fill(_, .radialGradient(_, let center, let unit, 1, 9), _) = radial.first else {
      Issue.record("there is no radial gradient")
      return
    }
    #expect(center == CGPoint(x: 40, y: 25))
    #expect(unit == CGSize(width: 1, height: 1))
    let elliptical = items(
      EllipticalGradient(colors: [.white, .black]).frame(width: 20, height: 10))
    guard case .fill(_, .radialGradient(_, _, let axes, 0, 0.5), _) = elliptical.first else {
      Issue.record("there is no elliptical gradient")
      return
    }
    #expect(axes == CGSize(width: 20, height: 10))
  }

  @Test func `a material looks at what is behind`() {
    let glass = items(Rectangle().fill(.thinMaterial).frame(width: 20, height: 10))
    guard case .fill(_, .backdrop(let radius, let tint), _) = glass.first else {
      Issue.record("there is no backdrop")
      return
    }
    #expect(radius > 0)
    #expect(tint.opacity > 0 && tint.opacity < 1)
  }
}
