import Galley
import GalleyFiles

/// A golden and what is drawn now: two layout dumps, divided by a line with a form feed, and pictures made of the bytes.
final class PairTarget: FuzzTarget {
  static let largestInput = 6000
  private static let divider: [UInt8] = [0x0C, 0x0A]

  init() throws {}

  private static let dumps = Seeds.files(in: "Goldens", [".layout.json"], most: 2900)

  static var seeds: [[UInt8]] {
    zip(dumps, dumps.dropFirst() + dumps.prefix(1)).enumerated().map { number, pair in
      pair.0 + divider + (number % 3 == 0 ? pair.1 : pair.0)
    }
  }

  func take(_ bytes: [UInt8]) {
    // The plain way: a search for a range takes two thirds of all the time.
    let end = bytes.indices.dropLast().first { bytes[$0] == Self.divider[0] && bytes[$0 + 1] == Self.divider[1] }
    let before = Array(bytes[..<(end ?? bytes.count)])
    let after = Array(bytes[(end.map { $0 + Self.divider.count } ?? bytes.count)...])
    comparePictures(before, after)
    guard let old = LayoutSummary(dump: before), let new = LayoutSummary(dump: after) else { return }
    for change in old.causes(in: new) + new.causes(in: old) {
      require(!change.sentence.isEmpty, "a cause without a word")
    }
    require(old.changes(in: old).isEmpty, "a dump differs from itself")
    _ = new.losses
  }

  private func comparePictures(_ before: [UInt8], _ after: [UInt8]) {
    func picture(_ bytes: [UInt8]) -> Bitmap? {
      let width = 1 + Int(bytes.last ?? 0) % 9
      let height = min(8, bytes.count / (4 * width))
      guard height > 0 else { return nil }
      return try? Bitmap(size: PixelSize(width: width, height: height), bytes: Array(bytes.prefix(4 * width * height)))
    }
    guard let expected = picture(before), let actual = picture(after) else { return }
    let comparison = ImageComparison(expected: expected, actual: actual)
    let back = ImageComparison(expected: actual, actual: expected)
    let changed = changedPixels(expected, actual)
    require(comparison.differingPixels == changed.count, "\(comparison.differingPixels) differ, not \(changed.count)")
    require(comparison.isIdentical == (changed.isEmpty && expected.size == actual.size), "a difference without a word")
    require(comparison.sentence.isEmpty == comparison.isIdentical, "a difference without a sentence")
    require(comparison.firstPixel == changed.first, "the first difference lies elsewhere")
    require(
      back.differingPixels == comparison.differingPixels && back.boundingBox == comparison.boundingBox
        && back.maxDelta == comparison.maxDelta, "the difference depends on the order")
    if let box = comparison.boundingBox {
      let isWithin = { (pixel: PixelPoint) in
        box.x <= pixel.x && pixel.x < box.maxX && box.y <= pixel.y && pixel.y < box.maxY
      }
      require(changed.allSatisfy(isWithin), "a difference outside of the box")
    }
    if let shown = try? differencePicture(expected: expected, actual: actual) {
      let marks = pixels(of: shown.size).filter { shown[$0.x, $0.y] == .difference }
      require(marks == changed, "the picture shows other differences")
    }
    let copy = (try? PNG.encode(actual)).flatMap { try? PNG.decode($0) }
    require(copy.map { changedPixels(actual, $0).isEmpty && $0.size == actual.size } == true, "lost pixels")
  }

  /// Changes words and numbers between quotes, colons and commas, and moves lines from one dump to the other.
  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? {
    if choices.once(in: 4) { return nil }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0...choices.below(3) {
      let line = choices.below(lines.count)
      switch choices.below(5) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: choices.below(lines.count + 1))
      case 2:
        guard let other = choices.one(of: Self.dumps)?.split(separator: 0x0A) else { continue }
        lines[line] = choices.one(of: other).map(Array.init) ?? []
      default: lines[line] = Self.withOtherValue(lines[line], &choices)
      }
      if lines.isEmpty { lines = [[]] }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private static let values = [
    "0", "-1", "1e300", "0.5", "true", "null", "\"\"", "[]", "{}", "[0, 0, 9, 9]", "[5, 2]", "[0, 1e9]", "\"a\"",
    "9007199254740993",
  ]

  private static func withOtherValue(_ line: [UInt8], _ choices: inout Choices) -> [UInt8] {
    let starts = line.indices.filter { line[$0] == UInt8(ascii: ":") || line[$0] == UInt8(ascii: ",") }
    guard let start = choices.one(of: starts) else { return line }
    let end = line[(start + 1)...].firstIndex { ",]}".utf8.contains($0) } ?? line.count
    let value = choices.one(of: values) ?? "0"
    return line[...start] + Array((" " + value).utf8) + line[end...]
  }
}

private func pixels(of size: PixelSize) -> [PixelPoint] {
  (0..<size.height).flatMap { y in (0..<size.width).map { PixelPoint(x: $0, y: y) } }
}

/// The pixels that differ or that a picture does not have, found in the plainest way.
private func changedPixels(_ one: Bitmap, _ other: Bitmap) -> [PixelPoint] {
  func color(_ picture: Bitmap, _ pixel: PixelPoint) -> Color? {
    guard pixel.x < picture.width, pixel.y < picture.height else { return nil }
    let color = picture[pixel.x, pixel.y]
    return color.alpha == 0 ? Color(red: 0, green: 0, blue: 0, alpha: 0) : color
  }
  let size = PixelSize(width: max(one.width, other.width), height: max(one.height, other.height))
  return pixels(of: size).filter { color(one, $0) == nil || color(one, $0) != color(other, $0) }
}
