import Foundation

extension NodeTree: CustomStringConvertible {
  /// The tree as indented text, a line for each node.
  public var description: String { NodeDump(self).text { _ in "" } }
}

extension LayoutTree: CustomStringConvertible {
  /// The tree as indented text, a line for each node with its rectangle: x, y, width × height.
  public var description: String {
    NodeDump(nodes).text { node in
      let frame = frames[node]
      var line = "  \(DumpNumber(frame.minX)), \(DumpNumber(frame.minY))"
      line += ", \(DumpNumber(frame.width)) × \(DumpNumber(frame.height))"
      if case .text(let text) = nodes.nodes[node].kind {
        if lines[text].lines.count > 1 { line += ", \(lines[text].lines.count) lines" }
        if lines[text].scale != 1 { line += ", scaled \(DumpNumber(lines[text].scale))" }
        if lines[text].isTruncated { line += ", shortened" }
      }
      return line
    }
  }
}

/// Writes nodes as text.
nonisolated struct NodeDump {
  private let tree: NodeTree

  init(_ tree: NodeTree) { self.tree = tree }

  func text(_ note: (Int) -> String) -> String {
    var lines: [String] = []
    var ends: [Int] = []
    var nextScope = 0
    var scopeEnds: [Int] = []
    for node in tree.nodes.indices {
      while let end = ends.last, end <= node { ends.removeLast() }
      while let end = scopeEnds.last, end <= node { scopeEnds.removeLast() }
      while nextScope < tree.scopes.count, tree.scopes[nextScope].nodes.lowerBound <= node {
        let scope = tree.scopes[nextScope]
        nextScope += 1
        guard !scope.nodes.isEmpty else { continue }
        lines.append(indent(ends.count + scopeEnds.count) + scope.name.description)
        scopeEnds.append(Int(scope.nodes.upperBound))
      }
      lines.append(indent(ends.count + scopeEnds.count) + label(of: node) + note(node))
      ends.append(node + Int(tree.nodes[node].span))
    }
    return lines.joined(separator: "\n")
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// A node in a word or two: what it is, and for a text what it says.
  func name(of node: Int) -> String {
    if case .text(let text) = tree.nodes[node].kind {
      return "Text \(Quotation(tree.texts[text].text.runs.map(\.text).joined()))"
    }
    return String(label(of: node).prefix { $0 != " " })
  }

  /// A node in one line.
  func label(of node: Int) -> String {
    switch tree.nodes[node].kind {
    case .text(let text):
      return label(of: tree.texts[text])
    case .shape(let shape):
      return label(of: tree.shapes[shape])
    case .image(let image):
      let content = tree.images[image]
      return "Image \(content.source.dumpName)\(content.isResizable ? ", resizable" : "")"
    case .spacer(let minLength, _):
      return minLength.map { "Spacer \(DumpNumber($0))" } ?? "Spacer"
    case .divider:
      return "Divider"
    case .stack(let axis, let alignment, let spacing):
      let name = axis == .horizontal ? "HStack" : "VStack"
      let distance = spacing.map { ", \(DumpNumber($0))" } ?? ""
      return "\(name) \(guideName(alignment))\(distance)"
    case .zStack(let alignment):
      return "ZStack \(name(of: alignment))"
    case .secondary(let alignment, let isBehind):
      return "\(isBehind ? "Background" : "Overlay") \(name(of: alignment))"
    case .frame(let width, let height, let alignment):
      let lengths = [("width", width), ("height", height)].compactMap { name, length in
        length.map { "\(name) \(DumpNumber($0))" }
      }
      return (["Frame"] + lengths + [name(of: alignment)]).joined(separator: " ")
    case .flexibleFrame(let index):
      return label(of: tree.flexibleFrames[index])
    case .padding(let insets):
      return "Padding \(lengths(of: insets))"
    case .offset(let offset):
      return "Offset \(DumpNumber(offset.width)) \(DumpNumber(offset.height))"
    case .fixedSize(let horizontal, let vertical):
      return "FixedSize" + (horizontal ? " horizontal" : "") + (vertical ? " vertical" : "")
    case .aspectRatio(let ratio, let mode):
      return "AspectRatio \(ratio.map { "\(DumpNumber($0)) " } ?? "")\(mode)"
    case .layoutPriority(let priority):
      return "LayoutPriority \(DumpNumber(CGFloat(priority)))"
    case .opacity(let opacity):
      return "Opacity \(DumpNumber(CGFloat(opacity)))"
    case .effect(let effect):
      return "Effect \(tree.effects[effect].dump)"
    case .clip(let shape):
      return "Clip \(geometryName(tree.shapes[shape].geometry))"
    case .containerShape(let shape):
      return "ContainerShape \(type(of: tree.containerShapes[shape]))"
    case .position(let point):
      return "Position \(DumpNumber(point.x)) \(DumpNumber(point.y))"
    case .zIndex(let index):
      return "ZIndex \(DumpNumber(CGFloat(index)))"
    case .safeAreaPadding(let insets):
      return "SafeAreaPadding \(lengths(of: insets))"
    case .gridCell(let trait):
      return "GridCell \(trait)"
    case .lazyStack(let axis, let alignment, let spacing):
      let distance = spacing.map { ", \(DumpNumber($0))" } ?? ""
      return
        "\(axis == .horizontal ? "LazyHStack" : "LazyVStack") \(guideName(alignment))\(distance)"
    case .grid(let grid):
      return "Grid \(name(of: tree.layout.grids[grid].alignment))"
    case .lazyGrid(let grid):
      let axis = tree.layout.lazyGrids[grid].axis
      return axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    case .alignmentGuide(let guide):
      return "AlignmentGuide \(guideName(tree.layout.guides[guide].key))"
    case .layout(let layout):
      return "\(type(of: tree.layout.layouts[layout].layout))"
    case .safeAreaInset(let bar):
      return "SafeAreaInset \(tree.layout.bars[bar].edge)"
    case .hidden: return "Hidden"
    case .layoutValue: return "LayoutValue"
    case .ignoresSafeArea: return "IgnoresSafeArea"
    case .containerFrame: return "ContainerRelativeFrame"
    case .geometryReader: return "GeometryReader"
    case .viewThatFits: return "ViewThatFits"
    case .gridRow: return "GridRow"
    case .scroll: return "ScrollView"
    }
  }

  private func lengths(of insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing]
      .map { DumpNumber($0).description }.joined(separator: " ")
  }

  private func label(of content: TextContent) -> String {
    let strings = content.text.runs.map { run in
      "\(run.text.debugDescription) \(DumpNumber(run.font.size)) \(run.font.weight)"
    }
    let limit = content.style.lineLimit.map { " limit \($0)" } ?? ""
    return "Text \(strings.joined(separator: " + "))\(limit) \(content.paint.dump)"
  }

  private func label(of shape: ShapeContent) -> String {
    let drawing =
      switch shape.drawing {
      case .fill(let style): style.isEOFilled ? "even-odd fill" : "fill"
      case .stroke(let style): "stroke \(DumpNumber(style.lineWidth))"
      }
    return "\(geometryName(shape.geometry)) \(drawing) \(shape.paint.dump)"
  }

  private func label(of frame: FlexibleFrame) -> String {
    func bounds(_ axis: Axis) -> String? {
      let (min, ideal, max) = frame.bounds(axis)
      let parts = [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in
        length.map { "\(name) \(DumpNumber($0))" }
      }
      return parts.isEmpty
        ? nil : "\(axis == .horizontal ? "width" : "height") " + parts.joined(separator: " ")
    }
    let parts = Axis.allCases.compactMap(bounds)
    return (["Frame"] + parts + [name(of: frame.alignment)]).joined(separator: " ")
  }

  private func geometryName(_ geometry: ShapeGeometry) -> String {
    let name =
      switch geometry.kind {
      case .rectangle: "Rectangle"
      case .roundedRectangle(let radius, _): "RoundedRectangle \(DumpNumber(radius))"
      case .capsule: "Capsule"
      case .circle: "Circle"
      case .ellipse: "Ellipse"
      case .containerRelative: "ContainerRelativeShape"
      case .custom(let shape): "\(type(of: shape))"
      }
    return geometry.inset == 0 ? name : "\(name) inset \(DumpNumber(geometry.inset))"
  }

  private func name(of alignment: Alignment) -> String {
    let (horizontal, vertical) = (
      guideName(alignment.horizontal.key), guideName(alignment.vertical.key)
    )
    return horizontal == vertical ? horizontal : "\(vertical)-\(horizontal)"
  }

  private func guideName(_ key: AlignmentKey) -> String {
    let names: [ObjectIdentifier: String] = [
      ObjectIdentifier(LeadingGuide.self): "leading",
      ObjectIdentifier(HorizontalCenterGuide.self): "center",
      ObjectIdentifier(TrailingGuide.self): "trailing",
      ObjectIdentifier(TopGuide.self): "top",
      ObjectIdentifier(VerticalCenterGuide.self): "center",
      ObjectIdentifier(BottomGuide.self): "bottom",
      ObjectIdentifier(FirstTextBaselineGuide.self): "first baseline",
      ObjectIdentifier(LastTextBaselineGuide.self): "last baseline",
    ]
    return names[ObjectIdentifier(key.id)] ?? "\(key.id)"
  }
}

/// A number as dumps write it: at most three places, no trailing zeros, the same on every machine.
nonisolated struct DumpNumber: CustomStringConvertible {
  private let value: Double

  init(_ value: CGFloat) { self.value = Double(value) }

  init(_ value: Float) { self.value = Double(value) }

  var description: String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths.remainder(dividingBy: 1000) == 0 { return "\(Int(thousandths / 1000))" }
    return "\(thousandths / 1000)"
  }
}

extension Paint {
  nonisolated fileprivate var dump: String {
    switch self {
    case .color(let color): color.dump
    case .linearGradient(let stops, let start, let end):
      "gradient \(stops.dump)"
        + " from \(DumpNumber(start.x)), \(DumpNumber(start.y))"
        + " to \(DumpNumber(end.x)), \(DumpNumber(end.y))"
    case .radialGradient(let stops, _, let from, let to):
      "radial gradient \(stops.dump) from \(DumpNumber(from)) to \(DumpNumber(to))"
    case .ellipticalGradient(let stops, _, let from, let to):
      "elliptical gradient \(stops.dump) from \(DumpNumber(from)) to \(DumpNumber(to))"
    case .angularGradient(let stops, _, let from, let to):
      "angular gradient \(stops.dump) from \(DumpNumber(CGFloat(from.degrees)))°"
        + " to \(DumpNumber(CGFloat(to.degrees)))°"
    case .mesh(let mesh): mesh.dump
    case .material(let radius, let tint):
      "material blurred \(DumpNumber(radius)) under \(tint.dump)"
    case .image(let source, let part, let pointsPerPixel, _):
      "tiles of \(source.dumpName)\(part == .unit ? "" : " part \(part.dump)")"
        + " \(DumpNumber(pointsPerPixel)) a pixel"
    }
  }
}

extension [ResolvedStop] {
  nonisolated var dump: String {
    map { "\($0.color.dump) \(DumpNumber($0.location))" }.joined(separator: ", ")
  }
}

extension Color.Resolved {
  /// The color in hexadecimal notation, with the alpha channel unless it is opaque.
  nonisolated var dump: String {
    let channels = [red, green, blue] + (opacity == 1 ? [] : [opacity])
    return channels.reduce(into: "#") { text, channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension ImageSource {
  /// The image's name in dumps; never a folder, so that dumps are the same on every machine.
  nonisolated var dumpName: String {
    switch self {
    case .file(let url): url.lastPathComponent
    case .data(let data): "\(data.count) bytes"
    case .bitmap(let bitmap): "\(bitmap.width) × \(bitmap.height) pixels"
    case .missingAsset(let name, _): "missing \(Quotation(name))"
    }
  }
}
