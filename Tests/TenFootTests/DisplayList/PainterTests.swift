import Foundation
import TenFoot
import Testing

/// What is drawn for a view, as the dump of its display list.
@MainActor
struct PainterTests {
  private func items(
    on canvas: DisplayCanvas = DisplayCanvas(size: CGSize(width: 100, height: 100)),
    @ViewBuilder _ view: () -> some View
  ) -> String {
    let list = compose(view(), on: canvas, text: BlockTextEngine()).displayList
    return list.description.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }

  @Test func `shapes are drawn in their frames`() {
    let found = items {
      VStack(spacing: 0) {
        Rectangle().fill(.white).frame(width: 100, height: 20)
        RoundedRectangle(cornerRadius: 30).fill(.white).frame(width: 100, height: 20)
        Capsule().fill(.white).frame(width: 100, height: 20)
        Ellipse().fill(.white).frame(width: 100, height: 20)
        Circle().fill(.white).frame(width: 100, height: 20)
      }
    }
    // A corner is at most half the short side; a circle is a square of it, in the middle.
    #expect(
      found == """
        fill rectangle 0, 0, 100 × 20 #FFFFFF
        fill rounded 0, 20, 100 × 20 radius 10 continuous #FFFFFF
        fill rounded 0, 40, 100 × 20 radius 10 continuous #FFFFFF
        fill ellipse 0, 60, 100 × 20 #FFFFFF
        fill ellipse 40, 80, 20 × 20 #FFFFFF
        """)
  }

  @Test func `a stroke runs along the outline, a border inside it`() {
    let found = items {
      ZStack {
        Rectangle().stroke(.white, lineWidth: 4)
        Rectangle().strokeBorder(.white, lineWidth: 4)
        RoundedRectangle(cornerRadius: 10).strokeBorder(.white, lineWidth: 4)
        Color.clear.border(.white, width: 2)
      }
    }
    #expect(
      found == """
        stroke 4 rectangle 0, 0, 100 × 100 #FFFFFF
        stroke 4 rectangle 2, 2, 96 × 96 #FFFFFF
        stroke 4 rounded 2, 2, 96 × 96 radius 8 continuous #FFFFFF
        stroke 2 rectangle 1, 1, 98 × 98 #FFFFFF
        """)
  }

  @Test func `backgrounds are drawn before, overlays after what they belong to`() {
    let found = items {
      Color.white.frame(width: 50, height: 50)
        .background(.black)
        .overlay(alignment: .bottomTrailing) { Color.red.frame(width: 10, height: 10) }
    }
    #expect(
      found == """
        fill rectangle 25, 25, 50 × 50 #000000
        fill rectangle 25, 25, 50 × 50 #FFFFFF
        fill rectangle 65, 65, 10 × 10 #FF453A
        """)
  }

  @Test func `opacity and clips gather what they act on`() {
    let found = items {
      Color.white.frame(width: 40, height: 40).offset(x: 5)
        .clipShape(Circle())
        .opacity(0.25)
    }
    #expect(
      found == """
        group opacity 0.25
          group clip ellipse 30, 30, 40 × 40
            fill rectangle 35, 30, 40 × 40 #FFFFFF
        """)
    let radius = items { Color.white.cornerRadius(12) }
    #expect(radius.hasPrefix("group clip rounded 0, 0, 100 × 100 radius 12 continuous"))
  }

  @Test func `what can't be seen is not drawn`() {
    let found = items {
      ZStack {
        Color.clear
        Color.white.opacity(0)
        Color.white.opacity(1).opacity(0)
        Spacer()
      }
    }
    #expect(found == "")
  }

  @Test func `neighbors that touch go on touching when their edges are rounded`() {
    // R8: three columns of 33.333 from 0 have pixel edges 0, 33, 67, 100.
    let found = items {
      HStack(spacing: 0) {
        Color.white
        Color.black
        Color.white
      }
    }
    #expect(
      found == """
        fill rectangle 0, 0, 33 × 100 #FFFFFF
        fill rectangle 33, 0, 34 × 100 #000000
        fill rectangle 67, 0, 33 × 100 #FFFFFF
        """)
  }

  @Test func `a gradient is placed in the bounds of what it fills`() {
    let found = items {
      Rectangle()
        .fill(.linearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
        .frame(width: 50, height: 20)
    }
    #expect(
      found == """
        fill rectangle 25, 40, 50 × 20 gradient #FFFFFF 0, #000000 1 from 50, 40 to 50, 60
        """)
  }

  @Test func `glyphs stand on the baseline, line under line`() {
    // Blocks of one em: two lines of 10 points, 20 wide in the middle, baselines at 0.8 of each.
    let found = items {
      Text("ab cd").font(.system(size: 10)).frame(width: 25).foregroundStyle(.white)
    }
    #expect(
      found == """
        glyphs face 0 size 10 y 48 1@40 1@50 1@40 1@50 #FFFFFF
        """)
  }

  @Test(arguments: [
    (TextAlignment.leading, "1@0 1@10 1@20 1@0"), (.center, "1@0 1@10 1@20 1@10"),
    (.trailing, "1@0 1@10 1@20 1@20"),
  ])
  func `lines are aligned within the widest`(alignment: TextAlignment, places: String) {
    let found = items {
      Text("abc d").font(.system(size: 10)).multilineTextAlignment(alignment)
        .frame(width: 30).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(found.contains(places))
  }

  @Test func `text that doesn't fit ends in an ellipsis where the mode says`() {
    func glyphs(_ mode: Text.TruncationMode) -> Int {
      let found = items {
        Text("abcdefgh").font(.system(size: 10)).lineLimit(1).truncationMode(mode).frame(width: 45)
      }
      return found.matches(of: /1@/).count
    }
    // Four ems fit: three letters and the ellipsis.
    for mode in [Text.TruncationMode.head, .middle, .tail] { #expect(glyphs(mode) == 4) }
  }

  @Test func `text is scaled down to fit before it is shortened`() {
    let found = items {
      Text("abcdefgh").font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: 60)
    }
    // Eight ems in 60 points: 0.75, which is 48 of 64 steps.
    #expect(found.hasPrefix("glyphs face 0 size 7.5 "))
    #expect(found.matches(of: /1@/).count == 8)
  }

  @Test func `a divider is a pixel across its stack`() {
    let canvas = DisplayCanvas(size: CGSize(width: 100, height: 100), scale: 2)
    let found = items(on: canvas) {
      VStack(spacing: 0) {
        Color.white.frame(height: 10)
        Divider()
      }
    }
    #expect(found.contains("0, 55, 100 × 0.5") || found.contains("0, 54.5, 100 × 0.5"))
  }

  @Test func `the ground is black in the dark, white in the light, or absent`() {
    var canvas = DisplayCanvas(size: CGSize(width: 10, height: 10))
    let background = { (canvas: DisplayCanvas) in
      compose(EmptyView(), on: canvas, text: BlockTextEngine()).displayList.description
    }
    #expect(background(canvas) == "DisplayList 10 × 10 scale 1 #000000")
    canvas.colorScheme = .light
    #expect(background(canvas) == "DisplayList 10 × 10 scale 1 #FFFFFF")
    canvas.isOpaque = false
    #expect(background(canvas) == "DisplayList 10 × 10 scale 1 transparent")
  }
}
