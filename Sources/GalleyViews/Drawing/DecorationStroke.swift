import GalleyBase
import GalleyDrawing
import GalleyText

/// A line under or through text: single or double, solid or of dots and dashes. Points on the canvas.
struct DecorationStroke: Equatable {
  var top: Double
  /// Of one line; a whole number of pixels.
  var thickness: Double
  var isDouble: Bool
  var pattern: LineDecoration
  var color: Color
  var left: Double = 0
  var right: Double = 0

  /// The lower edge, that of the second line if there are two.
  var bottom: Double { top + (isDouble ? 3 : 1) * thickness }

  /// The line over `extent`.
  func spanning(_ extent: ClosedRange<Double>) -> DecorationStroke {
    var stroke = self
    (stroke.left, stroke.right) = (extent.lowerBound, extent.upperBound)
    return stroke
  }

  /// Whether another line that begins at `start` would look like more of this one.
  func continues(into other: DecorationStroke, from start: Double) -> Bool {
    right == start && self == other.spanning(left...right)
  }

  /// The heights of the middles of its lines.
  var middles: [Double] { (isDouble ? [0.5, 2.5] : [0.5]).map { top + $0 * thickness } }

  /// Records the line.
  func draw(from start: Double, on canvas: inout Canvas) {
    guard !pattern.dashes.isEmpty else {
      for rect in rects(left, right) { canvas.fill(rect, color) }
      return
    }
    var path = Path()
    for span in spans(from: start, grid: PixelGrid(scale: canvas.scale)) {
      for rect in rects(span.lowerBound, span.upperBound) { path.append(rect) }
    }
    canvas.fill(path, color)
  }

  /// Where the line is drawn: all of it, or its dots and dashes. These are counted from `start`, so that those of
  /// neighbouring runs go on where the one before ends; all their edges but the first and the last are whole pixels.
  func spans(from start: Double, grid: PixelGrid) -> [ClosedRange<Double>] {
    let lengths = pattern.dashes
    guard !lengths.isEmpty else { return [left...right] }
    var spans: [ClosedRange<Double>] = []
    let period = Double(lengths.reduce(0, +)) * thickness
    let first = grid.round(start)
    var dash = first + ((left - first) / period).rounded(.down) * period
    while dash < right {
      var place = dash
      for (index, length) in lengths.enumerated() {
        let end = place + Double(length) * thickness
        let (from, to) = (max(place, left), min(end, right))
        if index % 2 == 0, from < to { spans.append(from...to) }
        place = end
      }
      dash += period
    }
    return spans
  }

  private func rects(_ left: Double, _ right: Double) -> [Rect] {
    let upper = Rect(x: left, y: top, width: right - left, height: thickness)
    return isDouble ? [upper, upper.offsetBy(dx: 0, dy: 2 * thickness)] : [upper]
  }
}

extension LineDecoration {
  /// The bits that say what a line is made of.
  var pattern: LineDecoration { intersection(LineDecoration(rawValue: 0x0700)) }

  /// Lengths of dashes and of the gaps behind them, in thicknesses of the line; empty for a solid line. Apple documents
  /// the names only; a dot as long as it is wide and a dash of four are our choice.
  var dashes: [Int] {
    switch pattern {
    case .patternDot: [1, 1]
    case .patternDash: [4, 2]
    case .patternDashDot: [4, 2, 1, 2]
    case .patternDashDotDot: [4, 2, 1, 2, 1, 2]
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
