public import TenFoot

/// Shapes text with HarfBuzz in the faces of a catalog, and finds line breaks with ICU.
///
/// It may be asked from any thread. What it has shaped it keeps, up to a budget, and gives the same
/// value for the same text.
public final class ShapingEngine: TextEngine, Sendable {
  /// The faces that text is set in; the same catalog draws it.
  public let catalog: FontCatalog

  private let breaker = LineBreaker()
  private let cache: ShapedTextCache

  /// Creates an engine over a catalog.
  ///
  /// - Parameter catalog: The faces to set text in.
  public convenience init(catalog: FontCatalog) {
    self.init(catalog: catalog, cache: ShapedTextCache())
  }

  init(catalog: FontCatalog, cache: ShapedTextCache) {
    self.catalog = catalog
    self.cache = cache
  }

  /// Shapes `text`, or finds it among what has been shaped.
  public func shape(_ text: StyledText) -> ShapedText {
    let key = ShapingKey(text)
    if let known = cache[key] { return known }
    // Outside of the lock: two threads may shape the same text, and the first one's is kept.
    return cache.insert(
      TextShaper.shape(text, catalog: catalog, breaker: breaker), for: key)
  }
}
