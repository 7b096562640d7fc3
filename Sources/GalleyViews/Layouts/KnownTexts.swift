import GalleyBase
import GalleyFonts
import GalleyText

/// The texts that a typesetter laid out for more than one view, so that the views of one cell of a matrix after the
/// other, or all the labels that say the same, take shape once.
final class KnownTexts: TypesetterMemory {
  /// All that the shape of a text depends on, and the names of its fonts, which are said of it.
  struct Key: Hashable {
    private let source: TextLayouts.Source
    private let locale: String
    /// A hash of what mostly differs, found once.
    let digest: Int

    /// A key.
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
      // Equal fonts may have other names.
      first.digest == second.digest && first.locale == second.locale && first.source == second.source
        && first.source.font.hasSameNames(as: second.source.font)
        && zip(first.source.text.runs, second.source.text.runs).allSatisfy { run, other in
          guard let font = run.attributes.font, let named = other.attributes.font else { return true }
          return font.hasSameNames(as: named)
        }
    }
  }

  /// The length of the longest text that is kept, in UTF-16 units.
  private static let longest = 2_000
  /// The bytes of all texts and layouts that are kept, about.
  private static let capacity = 16 << 20

  private var texts = RecentValues<Key, KnownText>(capacity: KnownTexts.capacity)
  /// Digests of the texts that were met once, each at a place that follows from it. Most never come again, and keeping
  /// them whole would cost time.
  private var met = [Int](repeating: 0, count: 4_096)

  /// Creates a memory of no texts.
  init() {}

  /// Returns a text in its shape, and what is known of its layouts: nothing the first time. A text with pictures is not
  /// kept, since they are large, nor one without a font that it needs: whoever sets it is told each time.
  func text(
    _ source: TextLayouts.Source, locale: String, with typesetter: Typesetter
  ) -> (text: ShapedText, known: KnownText?) {
    let shaped = { shape(source.text, defaultFont: source.font, locale: locale, with: typesetter) }
    guard source.text.count <= KnownTexts.longest, !source.text.hasAttachments else { return (shaped(), nil) }
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
    let known = KnownText(text)
    texts.insert(known, for: key, cost: KnownText.size(ofUnits: text.text.count))
    return (text, known)
  }
}

extension Font {
  fileprivate func hasSameNames(as other: Font) -> Bool {
    fontName == other.fontName && familyName == other.familyName
  }
}

/// A text in its shape with the layouts that were made of it.
final class KnownText {
  /// The number of layouts that are kept.
  private static let most = 8

  /// The text.
  let text: ShapedText
  private var layouts = RecentLayouts(capacity: KnownText.most)

  /// A text without a layout.
  init(_ text: ShapedText) { self.text = text }

  /// Returns a layout of the text: a known one or a new one. One around paths is not kept, since these are of any size,
  /// nor one without a font or patterns that it needs.
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

  /// The bytes that a text takes with all its layouts, about.
  static func size(ofUnits count: Int) -> Int { (most + 1) * (1_000 + 40 * count) }
}
