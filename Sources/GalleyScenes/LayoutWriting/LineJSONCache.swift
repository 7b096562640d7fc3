import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// The lines of texts as they were written before, by all that they are written from.
final class LineJSONCache: TypesetterMemory {
  /// All that the lines of a text depend on.
  struct Key: Hashable {
    private let placement: TextPlacement
    /// The upper edge of the view in the picture, in points.
    private let viewTop: Double
    /// The text with the fonts that it asks for.
    private let shown: AttributedText?
    private let includesCarets: Bool
    private let indentation: Int
    /// A hash of the parts that mostly differ, computed once, since a layout is large.
    private let hash: Int

    /// A key; nil for a text that is too long for the cache, or has pictures.
    init?(
      _ placement: TextPlacement, viewTop: Double, shown: AttributedText?, includesCarets: Bool, indentation: Int
    ) {
      let text = placement.layout.shaped.text
      guard text.count <= LineJSONCache.longest, (shown?.count ?? 0) <= LineJSONCache.longest, !text.hasAttachments
      else { return nil }
      (self.placement, self.viewTop, self.shown) = (placement, viewTop, shown)
      (self.includesCarets, self.indentation) = (includesCarets, indentation)
      var hasher = Hasher()
      hasher.combine(text.utf16)
      hasher.combine(placement.layout.shaped.locale)
      hasher.combine(placement.layout.lines.first?.usedRect)
      hasher.combine(placement.origins)
      hasher.combine(placement.scale)
      hasher.combine(viewTop)
      hasher.combine(includesCarets)
      hasher.combine(indentation)
      shown?.hashOutline(into: &hasher)
      hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (first: Key, second: Key) -> Bool {
      first.hash == second.hash && first.viewTop == second.viewTop && first.includesCarets == second.includesCarets
        && first.indentation == second.indentation && first.shown == second.shown
        // Equal fonts may have different names, which are written.
        && first.shown?.fontNames == second.shown?.fontNames && first.placement == second.placement
    }

    /// Its approximate size in bytes.
    fileprivate var size: Int { 1_000 + 100 * placement.layout.shaped.text.count }
  }

  /// The lines of a text.
  struct Lines {
    /// JSON in UTF-8.
    let bytes: [UInt8]
    /// The faces that they use.
    let faces: Set<FontFace>
  }

  /// The length of the longest cached text, in UTF-16 units.
  private static let longest = 2_000
  /// The maximum size of the cache in bytes.
  private static let capacity = 8 << 20

  /// The cached lines.
  private(set) var lines = RecentValues<Key, Lines>(capacity: LineJSONCache.capacity)

  /// The lines of a text; nil if they are not cached.
  subscript(key: Key) -> Lines? {
    get { lines.value(for: key) }
    set {
      if let newValue { lines.insert(newValue, for: key, cost: newValue.bytes.count + key.size) }
    }
  }
}

extension AttributedText {
  fileprivate var fontNames: [String?] { runs.map { $0.attributes.font?.fontName } }
}
