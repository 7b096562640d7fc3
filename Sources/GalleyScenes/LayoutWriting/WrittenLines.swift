import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// The lines of texts as they were written before, by all that they are written from.
final class WrittenLines: TypesetterMemory {
  /// All that the lines of a text depend on.
  struct Key: Hashable {
    let placement: TextPlacement
    let viewOrigin: Point
    /// The text with the fonts that it asks for.
    let shown: AttributedText?
    let includesCarets: Bool
    let indentation: Int

    /// Hashes what mostly differs: a layout is large.
    func hash(into hasher: inout Hasher) {
      hasher.combine(placement.layout.shaped.text.utf16)
      hasher.combine(placement.layout.shaped.locale)
      hasher.combine(placement.layout.lines.first?.usedRect)
      hasher.combine(placement.scale)
      hasher.combine(shown?.runs.first?.attributes.foregroundColor)
    }
  }

  /// The lines of a text.
  struct Lines {
    /// JSON in UTF-8.
    let bytes: [UInt8]
    /// The faces that they use.
    let faces: Set<LayoutWriter.Face>
  }

  /// The most bytes of JSON that are kept. The layouts that it comes from are about as large.
  private static let capacity = 4 << 20
  /// The most bytes of the lines of one text that are kept.
  static let largest = capacity / 16

  private(set) var lines = RecentValues<Key, Lines>(capacity: WrittenLines.capacity)

  /// The lines of a text; nil if they are not known.
  subscript(key: Key) -> Lines? {
    get { lines.value(for: key) }
    set {
      if let newValue { lines.insert(newValue, for: key, cost: newValue.bytes.count) }
    }
  }
}
