import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// The legend of an overlay: a strip below the picture, with a sample and the name of each kind in
/// one or more rows.
public struct OverlayLegend {
  /// A kind with the origin of its sample.
  private struct Entry {
    let kind: OverlayKind
    let name: AttributedText
    let origin: Point
  }

  /// The height of the strip, in points.
  public let height: Double
  private let width: Double
  private let entries: [Entry]
  private let context: RenderContext

  /// The lengths of the legend, in points.
  private enum Metric {
    static let margin = 8.0
    static let fontSize = 9.0
    static let sample = Size(width: 14, height: 10)
    static let sampleGap = 4.0
    static let gap = 12.0
    static let row = 15.0
  }

  /// Creates the legend of a set of kinds, which are listed in the order of their declaration.
  /// - Parameter width: the width of the picture, in points. Names that do not fit are clipped.
  public init(of kinds: Set<OverlayKind>, width: Double, in context: RenderContext) {
    self.width = width
    self.context = context
    var entries: [Entry] = []
    var origin = Point(x: Metric.margin, y: Metric.margin)
    for kind in OverlayKind.allCases where kinds.contains(kind) {
      let name = AttributedText(
        kind.rawValue,
        attributes: TextAttributes {
          $0.font = context.defaultFont.withSize(Metric.fontSize)
          $0.foregroundColor = SystemColor.secondaryLabel.color(in: context.interfaceStyle)
        })
      let entryWidth = Metric.sample.width + Metric.sampleGap + name.size(in: context).width
      if origin.x > Metric.margin, origin.x + entryWidth > width - Metric.margin {
        origin = Point(x: Metric.margin, y: origin.y + Metric.row)
      }
      entries.append(Entry(kind: kind, name: name, origin: origin))
      origin.x = (origin.x + entryWidth + Metric.gap).onLengthGrid
    }
    self.entries = entries
    height = PixelGrid(scale: context.scale).ceil(origin.y + Metric.sample.height + Metric.margin)
  }

  /// Draws the legend with its upper edge at `y`.
  func draw(below y: Double, on canvas: inout Canvas) {
    let style = context.interfaceStyle
    let strip = Rect(x: 0, y: y, width: width, height: height)
    canvas.withSavedState { canvas in
      canvas.clip(to: strip)
      canvas.fill(strip, SystemColor.systemBackground.color(in: style))
      canvas.hairline(from: 0, to: width, y: y, SystemColor.opaqueSeparator.color(in: style))
      canvas.translateBy(x: 0, y: y)
      for entry in entries {
        OverlayMarks(style: style)
          .drawSample(of: entry.kind, in: Rect(origin: entry.origin, size: Metric.sample), on: &canvas)
        let size = entry.name.size(in: context)
        let top = entry.origin.y + ((Metric.sample.height - size.height) / 2).onLengthGrid
        entry.name.draw(
          at: Point(x: entry.origin.x + Metric.sample.width + Metric.sampleGap, y: top), on: &canvas, in: context)
      }
    }
  }
}

extension OverlayMarks {
  /// Draws a sample of the marks of a kind in a rectangle.
  fileprivate func drawSample(of kind: OverlayKind, in rect: Rect, on canvas: inout Canvas) {
    switch kind {
    case .baselines: canvas.hairline(from: rect.minX, to: rect.maxX, y: rect.midY + 1, color(kind))
    case .fragments: canvas.hairlines(inside: rect, color(kind))
    case .used: ground(kind, rect, on: &canvas)
    case .clusters:
      for index in 0..<3 {
        let left = rect.minX + Double(index) * 5
        cluster(from: left, to: min(left + 5, rect.maxX), bottom: rect.midY + 2, on: &canvas)
      }
    case .carets:
      for index in 0..<3 {
        caret(
          x: rect.minX + 2 + Double(index) * 5, top: rect.minY + 3, height: rect.height, isRightToLeft: false,
          on: &canvas)
      }
    case .stops:
      canvas.hairline(x: rect.midX - 2, from: rect.minY, to: rect.maxY, color(kind))
      canvas.hairline(from: rect.midX - 2, to: rect.midX + 2, y: rect.maxY - canvas.pixel, color(kind))
    case .containers: canvas.brokenHairlines(inside: rect, visible: rect, color(kind))
    case .exclusions: exclusion(Path(ovalIn: rect.insetBy(dx: 1, dy: 0.5)), on: &canvas)
    case .hidden: leftOver(at: Point(x: rect.midX, y: rect.midY), on: &canvas)
    }
  }
}
