import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import Synchronization

/// A cache of the digests of pixels, by the drawing that produces the pixels. Many cells of a
/// matrix have equal drawings, for example in locales with the same text. Equal drawings have equal
/// pixels, so that a drawing with a known digest is not drawn again.
final class DigestedDrawings: Sendable {
  /// A drawing, with the setting that its pixels also depend on.
  struct Key: Hashable {
    /// The drawing whose pixels have the digest.
    let drawing: Drawing
    private let emojiMetrics: EmojiMetrics
    /// The hash value of drawing and setting. It is computed once, before the lock is taken.
    private let hash: Int
    fileprivate let cost: Int

    /// Creates a key; nil for a drawing that is too large for the cache.
    init?(_ drawing: Drawing, emojiMetrics: EmojiMetrics) {
      guard let cost = drawing.list.keptCost, cost <= DigestedDrawings.capacity / 16 else { return nil }
      var hasher = Hasher()
      hasher.combine(drawing)
      hasher.combine(emojiMetrics)
      (self.drawing, self.emojiMetrics, self.cost, hash) = (drawing, emojiMetrics, cost, hasher.finalize())
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The maximum number of cached commands and glyphs, which need about 12 MB.
  private static let capacity = 400_000

  private let digests = Mutex(RecentValues<Key, CellLine.Digest>(capacity: DigestedDrawings.capacity))

  /// The digest of a drawing's pixels; nil if it is not cached.
  subscript(key: Key) -> CellLine.Digest? {
    get { digests.withLock { $0.value(for: key) } }
    set {
      if let newValue { digests.withLock { $0.insert(newValue, for: key, cost: key.cost) } }
    }
  }
}

extension DisplayList {
  /// The number of commands, glyphs and points, which limits the size of the cache; nil for a list
  /// with images, which are too large to be cached.
  fileprivate var keptCost: Int? {
    var cost = 10
    for command in commands {
      switch command {
      case .glyphs(let command): cost += 4 + command.glyphs.count
      case .turnedGlyphs(let command): cost += 4 + 2 * command.glyphs.count
      case .fillPath(let path, _), .fillEvenOdd(let path, _), .strokePath(let path, _, _), .pushClipPath(let path),
        .pushEvenOddClip(let path):
        cost += 4 + 2 * path.elements.count
      case .gradient(let gradient): cost += 4 + gradient.stops.count
      case .image, .tiles, .turnedImage, .pushClipMask: return nil
      case .fill, .frame, .pushClip, .popClip, .pushOpacity, .popOpacity, .pushShadow, .popShadow, .pushBlend,
        .popBlend:
        cost += 4
      }
    }
    return cost
  }
}
