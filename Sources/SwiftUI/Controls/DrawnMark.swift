/// An arrow or a check mark of a control, drawn with lines that resemble the system's symbols.
nonisolated struct DrawnMark: View {
  enum Kind { case right, down, upAndDown, check }
  let kind: Kind

  var body: some View {
    ControlLeaf(MarkView(), size: { [kind] _, _ in kind.size }) { view, environment in
      view.backgroundColor = .clear
      view.kind = kind
      view.isMirrored = kind == .right && environment.layoutDirection == .rightToLeft
      view.color = environment.foreground.paints[0].color.resolvedColor(with: environment.traits)
    }
  }
}

extension DrawnMark.Kind {
  /// The size of the mark, in points.
  var size: CGSize {
    switch self {
    case .right: CGSize(width: 8, height: 13)
    case .down: CGSize(width: 13, height: 8)
    case .upAndDown: CGSize(width: 9, height: 15)
    case .check: CGSize(width: 16, height: 14)
    }
  }

  /// The lines of the mark. Their points are in fractions of the size.
  var lines: [[CGPoint]] {
    func points(_ numbers: [(CGFloat, CGFloat)]) -> [CGPoint] { numbers.map { CGPoint(x: $0.0, y: $0.1) } }
    return switch self {
    case .right: [points([(0.15, 0.1), (0.85, 0.5), (0.15, 0.9)])]
    case .down: [points([(0.1, 0.15), (0.5, 0.85), (0.9, 0.15)])]
    case .upAndDown:
      [
        points([(0.12, 0.34), (0.5, 0.1), (0.88, 0.34)]), points([(0.12, 0.66), (0.5, 0.9), (0.88, 0.66)]),
      ]
    case .check: [points([(0.1, 0.54), (0.35, 0.88), (0.88, 0.1)])]
    }
  }
}

/// The UIKit view that draws a mark.
final class MarkView: UIView {
  var kind = DrawnMark.Kind.right { didSet { setNeedsDisplay() } }
  var isMirrored = false { didSet { setNeedsDisplay() } }
  var color = UIColor.label { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for line in kind.lines {
      for (index, point) in line.enumerated() {
        let x = (isMirrored ? 1 - point.x : point.x) * bounds.width
        let place = CGPoint(x: x, y: point.y * bounds.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    path.lineWidth = kind == .upAndDown ? 1.7 : 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
