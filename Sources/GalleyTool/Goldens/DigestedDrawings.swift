import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import Synchronization

/// The digests of the pixels of drawings, by the drawings: many cells of a matrix are drawn alike, such as those of
/// locales in which no text is another. Equal drawings have equal pixels, so none is drawn twice while it is known.
final class DigestedDrawings: Sendable {
  /// All that the pixels depend on.
  struct Key: Hashable {
    let drawing: Drawing
    let emojiMetrics: EmojiMetrics
  }

  /// The number of commands and glyphs that are kept, some 12 MB.
  private static let capacity = 400_000

  private let digests = Mutex(RecentValues<Key, CellLine.Digest>(capacity: DigestedDrawings.capacity))

  /// The digest of a drawing's pixels; nil if it is not known.
  subscript(key: Key) -> CellLine.Digest? {
    get { digests.withLock { $0.value(for: key) } }
    set {
      guard let newValue, let cost = key.drawing.list.keptCost else { return }
      digests.withLock { $0.insert(newValue, for: key, cost: cost) }
    }
  }
}

extension DisplayList {
  /// The number of its commands and glyphs; nil for a list with pictures, which are large.
  fileprivate var keptCost: Int? {
    var cost = 10
    for command in commands {
      switch command {
      case .glyphs(let command): cost += 4 + command.glyphs.count
      case .turnedGlyphs(let command): cost += 4 + 2 * command.glyphs.count
      case .fillPath(let path, _), .fillEvenOdd(let path, _), .strokePath(let path, _, _), .pushClipPath(let path),
        .pushEvenOddClip(let path):
        cost += 4 + 2 * path.elements.count
      case .image, .tiles, .turnedImage, .pushClipMask: return nil
      case .fill, .frame, .gradient, .pushClip, .popClip, .pushOpacity, .popOpacity, .pushShadow, .popShadow,
        .pushBlend, .popBlend:
        cost += 4
      }
    }
    return cost
  }
}
