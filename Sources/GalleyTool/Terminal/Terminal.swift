import GalleyDrawing

/// A terminal as closures for input and output, which tests replace.
struct Terminal {
  /// The numbers of columns and rows, and the size of a cell in pixels.
  struct Size: Hashable, Sendable {
    var columns = 80
    var rows = 24
    var cellWidth = 10
    var cellHeight = 20
  }

  /// Returns the current size of the terminal.
  var size: () -> Size
  /// The protocol for showing pictures.
  var pictures: PictureProtocol
  /// True if text may have colours.
  var hasColors = true
  /// Waits for the next byte and returns it; nil at the end of the input.
  var read: () -> UInt8?
  /// True if a byte can be read without waiting.
  var isMoreReady: () -> Bool
  /// Writes bytes to the terminal.
  var write: ([UInt8]) -> Void

  /// A key that the user presses.
  enum Key: Hashable, Sendable {
    /// A key for a letter, digit or punctuation character.
    case character(Character)
    case up, down, pageUp, pageDown
    /// The return key or the space bar.
    case next
    /// Escape, Control-C, or the end of the input.
    case end
    /// Any other key.
    case other
  }

  /// Waits for the next key and returns it.
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

  /// Reads the rest of an escape sequence: `[`, numbers, and a letter or `~`.
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
