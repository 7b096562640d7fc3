import GalleyBase
import GalleyText

/// The rules of the manual, carried out on an array of advances without any of the engine's code: what every
/// row of the recording but one case must come out as.
struct RecordedLabelRules {
  static let text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"

  let limit: Int
  let mode: LineBreakMode
  private let characters = Array(RecordedLabelRules.text)
  private let advances: [Double]
  private let ellipsis: Double
  private let lineHeight: Double
  private let grid = PixelGrid(scale: 3)

  init(size: Double, limit: Int, mode: LineBreakMode) {
    self.limit = limit
    self.mode = mode
    func length(_ units: Int) -> Double { (Double(units) * size.onLengthGrid / 2048).onLengthGrid }
    advances = Self.text.map { length(Self.units[$0] ?? 0) }
    ellipsis = length(1501)
    lineHeight = length(2210) + length(514)
  }

  var intrinsicContentSize: Size { Size(width: grid.ceil(width(0..<characters.count)), height: grid.ceil(lineHeight)) }

  func sizeThatFits(_ size: Size) -> Size {
    guard limit != 1 else { return intrinsicContentSize }
    let widths = lineWidths(in: size.width)
    return Size(width: grid.ceil(widths.max() ?? 0), height: grid.ceil(lineHeight * Double(widths.count)))
  }

  func textRect(_ bounds: Rect) -> Rect {
    let widths = lineWidths(in: bounds.width)
    let whole = width(0..<characters.count)
    let used = limit == 1 && !mode.truncates ? min(whole, bounds.width) : widths.max() ?? 0
    let height = lineHeight * Double(widths.count)
    let fits = grid.ceil(height) <= bounds.height
    return Rect(
      x: bounds.minX, y: fits ? bounds.minY : grid.round(bounds.minY + (bounds.height - height) / 2),
      width: grid.ceil(used), height: fits ? grid.ceil(height) : bounds.height)
  }

  /// Widths of the lines, trailing spaces included as far as they count.
  private func lineWidths(in width: Double) -> [Double] {
    var widths: [Double] = []
    var start = 0
    while start < characters.count {
      let isLast = limit > 0 && widths.count == limit - 1
      if isLast, !mode.wraps {
        widths.append(lastLine(from: start, in: width))
        break
      }
      let end = mode == .byCharWrapping ? charBreak(from: start, in: width) : wordBreak(from: start, in: width)
      let isCut = isLast && end < characters.count
      let counted = isCut ? start..<stripped(start..<end).upperBound : start..<end
      widths.append(min(width, self.width(counted)))
      if isLast { break }
      start = end
    }
    return widths
  }

  /// Where the line ends that begins at `start`: after the spaces behind the last word that fits.
  private func wordBreak(from start: Int, in width: Double) -> Int {
    var best = start
    var index = start
    while index < characters.count {
      var end = index
      while end < characters.count, characters[end] != " ", characters[end] != "-" { end += 1 }
      // A hyphen ends a word too (UAX 14, HY), and belongs to it.
      if end < characters.count, characters[end] == "-" { end += 1 }
      if self.width(start..<end) > width { break }
      while end < characters.count, characters[end] == " " { end += 1 }
      best = end
      index = end
    }
    return best > start ? best : charBreak(from: start, in: width)
  }

  private func charBreak(from start: Int, in width: Double) -> Int {
    var end = start
    while end < characters.count, self.width(start..<end + 1) <= width { end += 1 }
    return max(end, start + 1)
  }

  /// Width of the rest of the text as one line, clipped or truncated.
  private func lastLine(from start: Int, in width: Double) -> Double {
    let all = start..<characters.count
    let whole = self.width(all)
    guard whole > width else { return whole }
    let room = width - ellipsis
    switch mode {
    case .byTruncatingTail: return self.width(stripped(prefix(of: all, in: room))) + ellipsis
    case .byTruncatingHead: return self.width(stripped(suffix(of: all, in: room))) + ellipsis
    case .byTruncatingMiddle:
      let head = self.width(stripped(prefix(of: all, in: room / 2)))
      return head + self.width(stripped(suffix(of: all, in: room - head))) + ellipsis
    default: return width
    }
  }

  private func prefix(of range: Range<Int>, in width: Double) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, self.width(range.lowerBound..<end + 1) <= width { end += 1 }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, in width: Double) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, self.width(start - 1..<range.upperBound) <= width { start -= 1 }
    return start..<range.upperBound
  }

  /// Without the spaces at its ends. The recorded text begins and ends with a letter.
  private func stripped(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, characters[end - 1] == " " { end -= 1 }
    while start < end, characters[start] == " " { start += 1 }
    return start..<end
  }

  private func width(_ range: Range<Int>) -> Double { advances[range].reduce(0, +) }

  /// Advances in 2048ths of an em.
  private static let units: [Character: Int] = [
    " ": 561, "-": 819, "I": 545, "L": 964, "T": 1073, "U": 1407, "a": 1042, "b": 1204, "c": 946, "d": 1206, "e": 1071,
    "g": 1206, "h": 1159, "i": 496, "l": 496, "n": 1159, "o": 1200, "p": 1204, "r": 712, "s": 869, "t": 694, "u": 1159,
    "w": 1480,
  ]
}
