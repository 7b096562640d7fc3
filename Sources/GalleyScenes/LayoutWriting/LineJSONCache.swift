import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// A cache of the written lines of texts, by everything that the lines depend on.
final class LineJSONCache: TypesetterMemory {
  /// Everything that the written lines of a text depend on.
  struct Key: Hashable {
    private let placement: TextPlacement
    /// The upper edge of the view in the picture, in points.
    private let viewTop: Double
    /// The text with the fonts that it requests.
    private let shown: AttributedText?
    private let includesCarets: Bool
    private let indentation: Int
    /// The hash value of the parts that usually differ. It is computed once, since a layout is
    /// large.
    private let hash: Int

    /// Creates a key; nil for a text that is too long for the cache or contains images.
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

    /// The approximate size of the text's lines in bytes.
    fileprivate var size: Int { 1_000 + 100 * placement.layout.shaped.text.count }
  }

  /// The written lines of a text.
  struct Lines {
    /// The lines as JSON in UTF-8.
    let bytes: [UInt8]
    /// The faces that the lines use.
    let faces: Set<FontFace>
  }

  /// The maximum length of a cached text, in UTF-16 units.
  private static let longest = 2_000
  /// The maximum size of the cache in bytes.
  private static let capacity = 8 << 20

  /// The cached lines.
  private(set) var lines = RecentValues<Key, Lines>(capacity: LineJSONCache.capacity)

  /// The cached lines of a text; nil if they are not cached.
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
