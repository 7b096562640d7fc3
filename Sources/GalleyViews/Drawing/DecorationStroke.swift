import GalleyBase
import GalleyDrawing
import GalleyText

/// One line under or through text, solid or dotted or dashed, in points on the canvas.
struct DecorationStroke: Equatable {
  /// The upper edge.
  var top: Double
  /// The thickness, a whole number of pixels.
  var thickness: Double
  /// The unit for the lengths of dots and dashes.
  var unit: Double
  var pattern: LineDecoration
  var color: Color
  var left: Double = 0
  var right: Double = 0

  /// The lower edge.
  var bottom: Double { top + thickness }

  /// The y of its centre.
  var middle: Double { top + thickness / 2 }

  /// Returns the line with another horizontal extent.
  func spanning(_ extent: ClosedRange<Double>) -> DecorationStroke {
    var stroke = self
    (stroke.left, stroke.right) = (extent.lowerBound, extent.upperBound)
    return stroke
  }

  /// Returns true if another line that begins at `start` continues this one.
  func continues(into other: DecorationStroke, from start: Double) -> Bool {
    right == start && self == other.spanning(left...right)
  }

  /// Returns the line with its right end moved to the next whole point, if it ends where the text does.
  ///
  /// The line of a shadow ends there plus the shadow's offset.
  func endingOnPoint(ifAt end: Double, shadowOffset: Double) -> DecorationStroke {
    guard right == end else { return self }
    var stroke = self
    stroke.right = PixelGrid(scale: 1).ceil(right - shadowOffset) + shadowOffset
    return stroke
  }

  /// Records the line.
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

  /// Returns the spans to draw: the whole line, or its dots and dashes.
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
  /// The bits of the pattern.
  var pattern: LineDecoration { intersection(.anyPattern) }

  /// The bits of all patterns.
  static let anyPattern = LineDecoration(rawValue: 0x0700)

  /// The alternating lengths of dashes and gaps, in thicknesses of a single line; empty for a solid line (recorded:
  /// WrapKit, the system font of 20 points at 3x, iOS 18.5 and 26).
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
