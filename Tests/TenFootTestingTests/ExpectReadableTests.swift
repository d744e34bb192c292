import TenFoot
import TenFootTesting
import Testing

struct ExpectReadableTests {
  private func note(_ size: CGFloat) -> some View {
    Text(verbatim: "Hamburg").font(.system(size: size, weight: .medium))
  }

  @Test func `text that can be read passes`() throws {
    try expectReadable(note(40), from: .feet(10), on: .inches(43))
  }

  @Test func `text that can't be read fails with what would pass`() throws {
    try withKnownIssue {
      try expectReadable(note(39), from: .feet(10), on: .inches(43))
    } matching: { issue in
      "\(issue.comments)".contains("a font of 40 points passes")
    }
  }

  // 49 points are 19.9′, which is a warning and no error; half the acuity asks for twice the size.
  @Test func `the level, the rules and the viewer's eyes are the caller's`() throws {
    try expectReadable(note(49), from: .feet(10), on: .inches(43))
    withKnownIssue {
      try expectReadable(note(49), from: .feet(10), on: .inches(43), failingAt: .warning)
    }
    try expectReadable(
      note(39), from: .feet(10), on: .inches(43),
      rules: .tenFoot.setting("TXT-CAP-MIN", to: .off).setting("TXT-XH-MIN", to: .off))
    var canvas = DisplayCanvas.fullHD
    canvas.viewing?.acuity = 0.5
    let halfSighted = canvas
    withKnownIssue {
      try expectReadable(note(40), from: .feet(10), on: .inches(43), canvas: halfSighted)
    }
  }

  @Test func `a nearer sofa or a larger screen needs less`() throws {
    try expectReadable(note(31), from: .feet(10), on: .inches(55))
    try expectReadable(note(32), from: .feet(8), on: .inches(43))
  }
}
