import GalleyBase
import GalleyDrawing
import GalleyText

/// A piece of an underline or strikethrough, in points on the canvas. It may be solid, dotted or
/// dashed.
struct DecorationStroke: Equatable {
  /// The upper edge of the underline or strikethrough, in points.
  var top: Double
  /// The thickness of the line, a whole number of pixels.
  var thickness: Double
  /// The unit of dots, dashes and gaps, in points: the length of each is a multiple of this unit.
  var unit: Double
  var pattern: LineDecoration
  var color: Color
  var left: Double = 0
  var right: Double = 0

  /// The lower edge of the underline or strikethrough, in points.
  var bottom: Double { top + thickness }

  /// The vertical position of the centre line.
  var middle: Double { top + thickness / 2 }

  /// Returns the line with other left and right ends.
  func spanning(_ extent: ClosedRange<Double>) -> DecorationStroke {
    var stroke = self
    (stroke.left, stroke.right) = (extent.lowerBound, extent.upperBound)
    return stroke
  }

  /// Returns true if this line ends at `start`, where `other` begins, and both have the same
  /// height, thickness and pattern.
  func continues(into other: DecorationStroke, from start: Double) -> Bool {
    right == start && self == other.spanning(left...right)
  }

  /// Returns the line. If it ends at `end`, which is the end of the text, its right end is moved to
  /// the next whole point.
  ///
  /// The line of a shadow ends there plus the shadow's offset.
  func endingOnPoint(ifAt end: Double, shadowOffset: Double) -> DecorationStroke {
    guard right == end else { return self }
    var stroke = self
    stroke.right = PixelGrid(scale: 1).ceil(right - shadowOffset) + shadowOffset
    return stroke
  }

  /// Draws the underline or strikethrough, with dots and dashes that are counted from `start`.
  func draw(from start: Double, on canvas: inout Canvas) {
    func rect(_ span: ClosedRange<Double>) -> Rect {
      Rect(x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: thickness)
    }
    guard !pattern.dashes.isEmpty else {
      for span in spans(from: start) { canvas.fill(rect(span), color) }
      return
    }
    // There may be millions of invisible dots and dashes.
    let shown = canvas.visibleParts(of: left...right, top: top, bottom: bottom)
    let rects = shown.flatMap { spanning($0).spans(from: start).map(rect) }
    var path = Path()
    for rect in rects { path.append(rect) }
    canvas.fill(path, color)
  }

  /// Returns the spans to draw: the whole line if it is solid, else its dots and dashes.
  ///
  /// Dots and dashes are counted from `start`, the beginning of the text on the line, so the pattern continues across
  /// runs and gaps (recorded). Ends are not rounded to pixels (recorded for solid lines).
  func spans(from start: Double) -> [ClosedRange<Double>] {
    let lengths = pattern.dashes
    guard !lengths.isEmpty else { return [left...right] }
    var spans: [ClosedRange<Double>] = []
    let period = Double(lengths.reduce(0, +)) * unit
    var dash = start + ((left - start) / period).rounded(.down) * period
    while dash < right {
      var place = dash
      for (index, length) in lengths.enumerated() {
        let end = place + Double(length) * unit
        let (from, to) = (max(place, left), min(end, right))
        if index % 2 == 0, from < to { spans.append(from...to) }
        place = end
      }
      dash += period
    }
    return spans
  }
}

extension LineDecoration {
  /// The bits that select the pattern of dots and dashes.
  var pattern: LineDecoration { intersection(.anyPattern) }

  /// The bits of all patterns together.
  static let anyPattern = LineDecoration(rawValue: 0x0700)

  /// The alternating lengths of dashes and gaps, as multiples of a single line's thickness; empty
  /// for a solid line (recorded: WrapKit, the system font of 20 points at 3x, iOS 18.5 and 26).
  var dashes: [Int] {
    switch pattern {
    case .patternDot: [3, 3]
    case .patternDash: [10, 5]
    case .patternDashDot: [10, 3, 3, 3]
    case .patternDashDotDot: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}

extension Path {
  /// Adds a rectangle as a closed subpath.
  fileprivate mutating func append(_ rect: Rect) {
    elements += [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}
