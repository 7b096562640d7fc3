import GalleyBase
import GalleyFonts
import GalleyText

/// The texts that a typesetter laid out for more than one view, so that the views of one cell of a matrix after the
/// other, or all the labels that say the same, take shape once.
final class KnownTexts: TypesetterMemory {
  /// All that the shape of a text depends on.
  struct Key: Hashable {
    let source: TextLayouts.Source
    let locale: String
    /// A hash of what mostly differs, found once.
    let digest: Int

    init(_ source: TextLayouts.Source, locale: String) {
      (self.source, self.locale) = (source, locale)
      var hasher = Hasher()
      unsafe source.text.utf16.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      hasher.combine(source.font)
      hasher.combine(locale)
      digest = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The length of the longest text that is kept, in UTF-16 units.
  private static let longest = 2_000
  /// The units of all texts that are kept, each counted with a share for what every text takes: some 8 MB.
  private static let capacity = 60_000

  private var texts = RecentValues<Key, KnownText>(capacity: KnownTexts.capacity)
  /// Digests of the texts that were met once, each at a place that follows from it. Most never come again, and keeping
  /// them whole would cost time.
  private var met = [Int](repeating: 0, count: 4_096)

  /// Creates a memory of no texts.
  init() {}

  /// Returns a text in its shape, and what is known of its layouts: nothing the first time.
  func text(
    _ source: TextLayouts.Source, locale: String, with typesetter: Typesetter
  ) -> (text: ShapedText, known: KnownText?) {
    let shaped = { shape(source.text, defaultFont: source.font, locale: locale, with: typesetter) }
    guard source.text.count <= KnownTexts.longest else { return (shaped(), nil) }
    let key = Key(source, locale: locale)
    if let known = texts.value(for: key) { return (known.text, known) }
    let place = key.digest & (met.count - 1)
    guard met[place] == key.digest else {
      met[place] = key.digest
      return (shaped(), nil)
    }
    let known = KnownText(shaped())
    texts.insert(known, for: key, cost: source.text.count + 40)
    return (known.text, known)
  }
}

/// A text in its shape with the layouts that were made of it.
final class KnownText {
  /// The number of layouts that are kept.
  private static let most = 8

  let text: ShapedText
  private var layouts: [(key: TextLayouts.Key, layout: TextLayout)] = []

  init(_ text: ShapedText) { self.text = text }

  /// Returns a layout of the text, made by `layOut` if it is not known.
  func layout(_ key: TextLayouts.Key, _ layOut: () -> TextLayout) -> TextLayout {
    if let known = layouts.first(where: { $0.key == key }) { return known.layout }
    let layout = layOut()
    if layouts.count == KnownText.most { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }
}
