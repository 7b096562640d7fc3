public import GalleyBase
import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// Text as a view draws it: a layout and where it stands. Points, y down, in the view's coordinates.
public struct TextPlacement: Hashable, Sendable {
  /// Which pixel a baseline goes to that lies between two (reference 0.1, A.5).
  public enum BaselineRounding: Hashable, Sendable {
    /// The nearest one: labels, string drawing.
    case nearest
    /// The one below: TextKit's views.
    case down
  }

  /// The layout; its lines are in the coordinates of their containers.
  public let layout: TextLayout
  /// Where the origin of each of the layout's containers lies in the view.
  public let origins: [Point]
  /// By how much the fonts are multiplied to make the text fit; 1 if it is not made smaller.
  public let fontScale: Double
  /// Pixels per point.
  public let scale: Double
  /// How baselines are put on whole pixels.
  public let baselineRounding: BaselineRounding

  /// Where the origin of the first container lies in the view.
  public var origin: Point { origins[0] }

  /// Where the origin of a line's container lies in the view.
  public func origin(of line: LineFragment) -> Point { origins[line.container] }

  /// The baseline that a line is drawn on, in the view's coordinates: on a whole pixel of the picture.
  ///
  /// It is rounded once, where the view stands (recorded: a SwiftUI Text a quarter of a point off the grid).
  /// - Parameter viewOrigin: the place of the view's (0, 0) in the picture, in points.
  public func drawnBaseline(of line: LineFragment, inViewAt viewOrigin: Point = .zero) -> Double {
    let baseline = viewOrigin.y + origin(of: line).y + line.baseline
    let grid = PixelGrid(scale: scale)
    switch baselineRounding {
    case .nearest: return grid.round(baseline) - viewOrigin.y
    case .down: return grid.ceil(baseline) - viewOrigin.y
    }
  }

  /// The text position nearest to a point of the view, in the container whose lines are nearest to it; nil if there is
  /// no line. UIKit counterpart: `closestPosition(to:)`.
  public func position(nearest point: Point, with typesetter: Typesetter) -> (offset: Int, affinity: TextAffinity)? {
    var nearest: (container: Int, distance: Double)?
    for line in layout.lines {
      let rect = line.rect.offsetBy(dx: origin(of: line).x, dy: origin(of: line).y)
      let across = max(rect.minX - point.x, point.x - rect.maxX, 0)
      let down = max(rect.minY - point.y, point.y - rect.maxY, 0)
      let distance = across * across + down * down
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (line.container, distance) }
    }
    guard let container = nearest?.container else { return nil }
    let origin = origins[container]
    return layout.position(
      nearest: Point(x: point.x - origin.x, y: point.y - origin.y), inContainer: container, with: typesetter)
  }
}

extension TextPlacement {
  /// Records the text.
  /// - Parameter visible: what will show of the view; lines that lie outside are left out, with room for their ink and
  ///   shadows. Nil records all lines.
  func draw(paint: TextPaint, visible: Rect? = nil, on canvas: inout Canvas) {
    let lines = visible.map { linesShowing(in: $0, paint: paint) } ?? layout.lines
    let viewOrigin = canvas.origin
    layout.draw(
      lines, at: origins, baseline: { drawnBaseline(of: $0, inViewAt: viewOrigin) }, paint: paint, on: &canvas)
  }

  private func linesShowing(in rect: Rect, paint: TextPaint) -> [LineFragment] {
    let shadow = paint.text.runs.reduce(0) { reach, run in
      guard let shadow = paint.shadow(run.attributes) else { return reach }
      return max(reach, abs(shadow.offset.y) + 2 * shadow.blurRadius)
    }
    return layout.lines.filter { line in
      let top = origin(of: line).y + line.rect.minY
      // Fixed line heights may be less than what is written.
      let size = line.runs.reduce(line.rect.height) { max($0, $1.font.pointSize) }
      let spare = 2 * size + shadow
      return top - spare < rect.maxY && top + line.rect.height + spare > rect.minY
    }
  }
}
