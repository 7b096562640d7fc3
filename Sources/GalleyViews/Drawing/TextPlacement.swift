public import GalleyBase
import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A text layout with its position in a view, in points of the view's coordinates, y down.
public struct TextPlacement: Hashable, Sendable {
  /// The way in which baselines are rounded to pixels (rule: baseline-on-pixel).
  public enum BaselineRounding: Hashable, Sendable {
    /// Each baseline is rounded to the nearest pixel. This is used for string drawing, text fields
    /// and SwiftUI's Text (recorded: 7 of 8 SwiftUI texts).
    case nearest
    /// The last baseline is rounded to the nearest pixel, and all others are moved by the same
    /// distance. Then each of the others is rounded to the pixel below. This is used for labels
    /// (recorded: 32 of 32 UILabels of 2 to 9 lines, at 2x and 3x, iOS 8 to 16).
    case lastNearest
    /// Each baseline is rounded to the pixel below. This is used for TextKit's views (recorded: one
    /// UITextView).
    case down
  }

  /// The text layout. Its lines are in the coordinates of their containers.
  public let layout: TextLayout
  /// The origins of the layout's containers, in the view's coordinates.
  public let origins: [Point]
  /// The factor by which fonts are scaled; 1 unless the text was shrunk to fit.
  public let fontScale: Double
  /// The number of pixels per point.
  public let scale: Double
  /// The way in which baselines are rounded to pixels.
  public let baselineRounding: BaselineRounding

  /// The origin of the first container, in the view's coordinates.
  public var origin: Point { origins[0] }

  /// Returns the origin of a line's container, in the view's coordinates.
  public func origin(of line: LineFragment) -> Point { origins[line.container] }

  /// Returns the baseline of a line as it is drawn, in the view's coordinates. It is on a whole
  /// pixel of the picture.
  ///
  /// It is rounded once, in the picture (recorded: a SwiftUI Text a quarter of a point off the grid).
  /// - Parameter viewOrigin: the view's (0, 0) in the picture, in points.
  public func drawnBaseline(of line: LineFragment, inViewAt viewOrigin: Point = .zero) -> Double {
    let baseline = viewOrigin.y + origin(of: line).y + line.baseline
    let grid = PixelGrid(scale: scale)
    switch baselineRounding {
    case .nearest: return grid.round(baseline) - viewOrigin.y
    case .lastNearest: return grid.ceil(baseline + blockShift(inViewAt: viewOrigin)) - viewOrigin.y
    case .down: return grid.ceil(baseline) - viewOrigin.y
    }
  }

  /// Returns the distance by which a label's lines move down so that the last baseline is on a
  /// whole pixel; 0 for other texts. The other baselines are rounded afterwards.
  func blockShift(inViewAt viewOrigin: Point) -> Double {
    guard baselineRounding == .lastNearest, let last = layout.lines.last else { return 0 }
    let baseline = viewOrigin.y + origin(of: last).y + last.baseline
    return PixelGrid(scale: scale).round(baseline) - baseline
  }

  /// Returns the text position nearest to a point of the view; nil without lines. Only the
  /// container whose lines are nearest to the point is searched.
  ///
  /// UIKit counterpart: `closestPosition(to:)`.
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
  /// Draws the text at its position in the view.
  /// - Parameter visible: the visible part of the view. Lines outside it are skipped, unless their ink or shadow may
  ///   reach it. Nil records all lines.
  func draw(paint: TextPaint, visible: Rect? = nil, on canvas: inout Canvas) {
    draw(visible.map { linesShowing(in: $0, paint: paint) } ?? Array(layout.lines), paint: paint, on: &canvas)
  }

  private func linesShowing(in rect: Rect, paint: TextPaint) -> [LineFragment] {
    let shadow = paint.text.runs.reduce(0) { reach, run in
      guard let shadow = paint.shadow(run.attributes) else { return reach }
      return max(reach, abs(shadow.offset.y) + 2 * shadow.blurRadius)
    }
    return layout.lines.filter { line in
      let top = origin(of: line).y + line.rect.minY
      // Fixed line heights may be smaller than the glyphs.
      let spare = 2 * max(line.rect.height, line.greatestPointSize) + shadow
      return top - spare < rect.maxY && top + line.rect.height + spare > rect.minY
    }
  }
}
