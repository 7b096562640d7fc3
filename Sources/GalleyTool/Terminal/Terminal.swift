import GalleyDrawing

/// A terminal: keys come in, text and pictures go out. Tests script one.
struct Terminal {
  /// Columns and rows, and the size of a cell in pixels.
  struct Size: Hashable, Sendable {
    var columns = 80
    var rows = 24
    var cellWidth = 10
    var cellHeight = 20
  }

  /// Returns the present size.
  var size: () -> Size
  /// The way in which pictures are shown.
  var pictures: PictureProtocol
  /// True if text may be coloured.
  var hasColors = true
  /// Returns the next byte, waiting for it; nil at the end of the input.
  var read: () -> UInt8?
  /// Returns true if a byte follows at once.
  var isMoreReady: () -> Bool
  /// Writes bytes.
  var write: ([UInt8]) -> Void

  /// A key.
  enum Key: Hashable, Sendable {
    /// A letter, digit or sign.
    case character(Character)
    case up, down, pageUp, pageDown
    /// Return or space.
    case next
    /// Escape, Control-C, or the end of the input.
    case end
    /// A key without a meaning here.
    case other
  }

  /// Returns the next key, waiting for it.
  func readKey() -> Key {
    guard let byte = read() else { return .end }
    switch byte {
    case 3, 4: return .end
    case 10, 13, 32: return .next
    case 27: return isMoreReady() ? readSequence() : .end
    case 33...126: return .character(Character(Unicode.Scalar(byte)))
    default: return .other
    }
  }

  /// Reads the rest of what a key without a letter sends, behind the escape: `[`, numbers, and a letter or `~`.
  private func readSequence() -> Key {
    guard let start = read(), start == UInt8(ascii: "[") || start == UInt8(ascii: "O") else { return .other }
    var number = 0
    while let byte = read() {
      switch byte {
      case 0x30...0x39: number = min(number * 10 + Int(byte - 0x30), 1000)
      case UInt8(ascii: ";"): continue
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "~"): return number == 5 ? .pageUp : number == 6 ? .pageDown : .other
      default: return .other
      }
    }
    return .end
  }
}
