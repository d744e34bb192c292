package import Foundation
package import TenFoot
import TenFootDisplay

/// What one call checks a view in: all combinations of what is on its axes.
package struct GoldenMatrix: Sendable {
  /// What the view is drawn on.
  package var canvases: [DisplayCanvas]
  /// The color schemes; those of the canvases if `nil`.
  package var schemes: [ColorScheme]?
  /// The locales; that of the view if `nil`.
  package var locales: [Locale]?
  /// The layout directions; that of the view if `nil`.
  package var layoutDirections: [LayoutDirection]?
  /// How the screen is looked at; what the canvases say if `nil`.
  package var viewing: [ViewingConditions]?
  /// The moments of a film strip, in seconds; none if `nil`.
  package var times: [Double]?
  /// What is kept.
  package var kinds: [GoldenKind]

  /// Creates a matrix.
  package init(
    canvases: [DisplayCanvas], schemes: [ColorScheme]? = nil, locales: [Locale]? = nil,
    layoutDirections: [LayoutDirection]? = nil, viewing: [ViewingConditions]? = nil,
    times: [Double]? = nil, kinds: [GoldenKind] = [.picture]
  ) {
    self.canvases = canvases
    self.schemes = schemes
    self.locales = locales
    self.layoutDirections = layoutDirections
    self.viewing = viewing
    self.times = times
    self.kinds = kinds
  }

  /// A variant with the goldens that are kept of it.
  package typealias Cell = (variant: GoldenVariant, goldens: [(path: String, kind: GoldenKind)])

  /// All cells, in the order of the arguments, under a name.
  ///
  /// - Throws: ``GoldenError/badMatrix(golden:rule:)`` for an axis that would check nothing, or two
  ///   cells that would share a golden: a check that checks nothing passes for ever.
  package func cells(of name: GoldenName) throws(GoldenError) -> [Cell] {
    if let rule = fault { throw .badMatrix(golden: name.description, rule: rule) }
    var cells: [Cell] = []
    var known: Set<String> = []
    for variant in variants {
      var goldens: [(path: String, kind: GoldenKind)] = []
      for kind in kinds {
        let path = try name.path(variant.name, kind)
        guard known.insert(path).inserted else {
          throw .badMatrix(
            golden: name.description,
            rule:
              "two cells of its matrix are called \(path); leave one out, or give it a check of "
              + "another name")
        }
        goldens.append((path, kind))
      }
      cells.append((variant, goldens))
    }
    return cells
  }

  private var variants: [GoldenVariant] {
    canvases.flatMap { canvas in
      (schemes ?? [canvas.colorScheme]).flatMap { scheme in
        Self.orNone(locales).flatMap { locale in
          Self.orNone(layoutDirections).flatMap { direction in
            Self.orNone(viewing).map { viewing in
              var canvas = canvas
              canvas.colorScheme = scheme
              return GoldenVariant(
                canvas: canvas, locale: locale, layoutDirection: direction, viewing: viewing)
            }
          }
        }
      }
    }
  }

  private static func orNone<Value>(_ values: [Value]?) -> [Value?] { values ?? [nil] }

  /// What is wrong with an axis, and what would be right.
  private var fault: String? {
    let required = [("on:", canvases.isEmpty), ("as:", kinds.isEmpty)]
    if let (axis, _) = required.first(where: \.1) {
      return "`\(axis)` is empty, and nothing would be checked; name at least one"
    }
    let optional = [
      ("schemes:", schemes?.isEmpty), ("locales:", locales?.isEmpty),
      ("layoutDirections:", layoutDirections?.isEmpty), ("viewing:", viewing?.isEmpty),
      ("times:", times?.isEmpty),
    ]
    if let (axis, _) = optional.first(where: { $0.1 == true }) {
      return "`\(axis)` is empty, and nothing would be checked; name at least one, or leave it out"
    }
    for (index, time) in (times ?? []).enumerated() {
      guard time.isFinite, time >= 0 else {
        return "`times:` has \(time), and a time is a number of seconds, 0 or later"
      }
      if times?.prefix(index).contains(time) == true { return "`times:` has \(time) twice" }
    }
    return nil
  }
}
