import GalleyBase
import GalleyFonts
import GalleyText

/// A cache of the texts that a typesetter has laid out, for reuse by several views.
///
/// Views in successive cells of a matrix, and labels with the same text, are then shaped once.
final class TextLayoutCache: TypesetterMemory {
  /// The key of a cached text: everything on which its shape depends, and the names of its fonts,
  /// which reports contain.
  struct Key: Hashable {
    private let source: TextLayouts.Source
    private let locale: String
    /// A hash of the values that usually differ, which is computed once.
    let digest: Int

    /// Creates the key for a text in a locale.
    init(_ source: TextLayouts.Source, locale: String) {
      (self.source, self.locale) = (source, locale)
      var hasher = Hasher()
      source.text.hashOutline(into: &hasher)
      hasher.combine(source.font)
      hasher.combine(locale)
      digest = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    static func == (first: Key, second: Key) -> Bool {
      // Equal fonts may have different names.
      first.digest == second.digest && first.locale == second.locale && first.source == second.source
        && first.source.font.hasSameNames(as: second.source.font)
        && zip(first.source.text.runs, second.source.text.runs).allSatisfy { run, other in
          guard let font = run.attributes.font, let named = other.attributes.font else { return true }
          return font.hasSameNames(as: named)
        }
    }
  }

  /// The maximum length of a cached text, in UTF-16 units.
  private static let longest = 2_000
  /// The approximate maximum size of all cached texts and layouts, in bytes.
  private static let capacity = 16 << 20

  private var texts = RecentValues<Key, CachedText>(capacity: TextLayoutCache.capacity)
  /// The hashes of texts that were used at least once. Each hash is stored at an index that is
  /// derived from it.
  ///
  /// Most texts never come again, and caching them whole would cost time.
  private var met = [Int](repeating: 0, count: 4_096)

  /// Creates an empty cache.
  init() {}

  /// Returns a shaped text with its cached layouts. The layouts are nil when a text is used for the
  /// first time.
  ///
  /// A text with pictures is not cached because they are large. Neither is a text that lacks a font, so that every use
  /// reports it.
  func text(
    _ source: TextLayouts.Source, locale: String, with typesetter: Typesetter
  ) -> (text: ShapedText, known: CachedText?) {
    let shaped = { shape(source.text, defaultFont: source.font, locale: locale, with: typesetter) }
    guard source.text.count <= TextLayoutCache.longest, !source.text.hasAttachments else { return (shaped(), nil) }
    let key = Key(source, locale: locale)
    if let known = texts.value(for: key) { return (known.text, known) }
    let place = key.digest & (met.count - 1)
    guard met[place] == key.digest else {
      met[place] = key.digest
      return (shaped(), nil)
    }
    let failures = typesetter.failureCount
    let text = shaped()
    if typesetter.failureCount > failures { return (text, nil) }
    let known = CachedText(text)
    texts.insert(known, for: key, cost: CachedText.size(ofUnits: text.text.count))
    return (text, known)
  }
}

extension Font {
  fileprivate func hasSameNames(as other: Font) -> Bool {
    fontName == other.fontName && familyName == other.familyName
  }
}

/// A shaped text with its cached layouts.
final class CachedText {
  /// The maximum number of cached layouts of one text.
  private static let most = 8

  /// The shaped text.
  let text: ShapedText
  private var layouts = RecentLayouts(capacity: CachedText.most)

  /// Creates a cached text without layouts.
  init(_ text: ShapedText) { self.text = text }

  /// Returns the layout for a key, from the cache if possible.
  ///
  /// A layout around paths is not cached, since paths may be large; neither is a layout that lacks a font or
  /// hyphenation patterns.
  func layout(_ key: TextLayouts.Key, with typesetter: Typesetter) -> TextLayout {
    if let known = layouts.layout(for: key) { return known }
    let failures = typesetter.failureCount
    let layout = layOut(text, in: key.containers, options: key.options, with: typesetter)
    guard typesetter.failureCount == failures, key.containers.allSatisfy(\.exclusionPaths.isEmpty) else {
      return layout
    }
    layouts.keep(layout, for: key)
    return layout
  }

  /// Returns the approximate size of a text with all its layouts, in bytes.
  static func size(ofUnits count: Int) -> Int { (most + 1) * (1_000 + 40 * count) }
}
