/// Reads a path in the notation of SVG's `d` attribute, from left to right.
struct PathDataReader {
  let characters: [UInt8]
  var offset = 0
  private var elements: [Path.Element] = []
  private var pen = Point.zero
  /// The point at which the current subpath starts.
  private var start = Point.zero
  /// The last control point, which the commands S and T mirror, and the letter of the command that
  /// it belongs to.
  private var lastControl: (point: Point, command: UInt8)?

  init(_ text: String) {
    // Path data is ASCII. One placeholder byte for each other character keeps offsets equal to character positions.
    characters = text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 0xFF }
  }

  mutating func read() throws(PathDataError) -> [Path.Element] {
    skipBlanks()
    guard offset < characters.count else { throw failure("the path is empty; it must begin with M") }
    while offset < characters.count {
      let command = characters[offset]
      guard let count = argumentCount(of: command) else {
        throw failure("\(found) is not a command; the commands are M, L, H, V, C, S, Q, T, A and Z")
      }
      if elements.isEmpty, command | 0x20 != UInt8(ascii: "m") { throw failure("a path begins with M, not \(found)") }
      offset += 1
      try read(command, argumentCount: count)
      skipBlanks()
    }
    return elements
  }

  /// Reads the arguments of a command, which may be repeated without the letter of the command.
  /// Further points of an M command are lines.
  private mutating func read(_ letter: UInt8, argumentCount: Int) throws(PathDataError) {
    let isRelative = letter >= UInt8(ascii: "a")
    var command = letter | 0x20
    repeat {
      var numbers: [Double] = []
      let begin = offset
      for index in 0..<argumentCount {
        let isFlag = command == UInt8(ascii: "a") && (index == 3 || index == 4)
        numbers.append(isFlag ? try flag() : try number())
      }
      try append(command, numbers, isRelative: isRelative, at: begin)
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipBlanks(andComma: true)
    } while argumentCount > 0 && offset < characters.count && isStartOfNumber(characters[offset])
  }

  private mutating func append(
    _ command: UInt8, _ n: [Double], isRelative: Bool, at place: Int
  ) throws(PathDataError) {
    let base = isRelative ? pen : .zero
    func point(_ index: Int) -> Point { Point(x: base.x + n[index], y: base.y + n[index + 1]) }
    let mirrored = mirroredControl(for: command)
    lastControl = nil
    // A subpath that follows a Z without an M begins where the previous one began.
    if elements.last == .close, command != UInt8(ascii: "m"), command != UInt8(ascii: "z") {
      elements.append(.move(pen))
    }
    switch command {
    case UInt8(ascii: "m"):
      start = point(0)
      elements.append(.move(start))
      pen = start
    case UInt8(ascii: "l"): line(to: point(0))
    case UInt8(ascii: "h"): line(to: Point(x: base.x + n[0], y: pen.y))
    case UInt8(ascii: "v"): line(to: Point(x: pen.x, y: base.y + n[0]))
    case UInt8(ascii: "c"): cubic(point(0), point(2), point(4), command)
    case UInt8(ascii: "s"): cubic(mirrored, point(0), point(2), command)
    case UInt8(ascii: "q"): quad(point(0), point(2), command)
    case UInt8(ascii: "t"): quad(mirrored, point(0), command)
    case UInt8(ascii: "a"):
      let arc = EllipticalArc(
        from: pen, to: point(5), radii: Size(width: n[0], height: n[1]), rotation: n[2], isLarge: n[3] == 1,
        isClockwise: n[4] == 1)
      elements += arc.elements
      pen = point(5)
    default:
      if elements.last != .close { elements.append(.close) }
      pen = start
    }
    guard pen.x.isFinite, pen.y.isFinite else { throw PathDataError(offset: place, reason: "a number is too large") }
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    pen = point
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point, _ command: UInt8) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    lastControl = (control2, command)
    pen = end
  }

  private mutating func quad(_ control: Point, _ end: Point, _ command: UInt8) {
    elements.append(.quad(control: control, end: end))
    lastControl = (control, command)
    pen = end
  }

  /// Returns the first control point of a curve S or T. It is the last control point of a preceding
  /// curve of the same kind, mirrored at the pen position, or else the pen position itself.
  private func mirroredControl(for command: UInt8) -> Point {
    let kin: [UInt8] =
      command == UInt8(ascii: "s")
      ? [UInt8(ascii: "c"), UInt8(ascii: "s")] : [UInt8(ascii: "q"), UInt8(ascii: "t")]
    guard let last = lastControl, kin.contains(last.command) else { return pen }
    return Point(x: 2 * pen.x - last.point.x, y: 2 * pen.y - last.point.y)
  }
}
