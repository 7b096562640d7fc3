import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Which override points are called, and with what (rule: label-insets).
@Suite struct LabelHooksTests {
  enum Call: Equatable {
    case textRect(Rect, Int)
    case draw(Rect)
    case drawText(Rect)
    case layoutSubviews
    case didMoveToWindow
  }

  /// Records the calls of its override points.
  final class ProbeLabel: Label {
    var calls: [Call] = []

    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
      calls.append(.textRect(bounds, numberOfLines))
      return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }

    override func draw(_ rect: Rect, on canvas: inout Canvas) {
      calls.append(.draw(rect))
      super.draw(rect, on: &canvas)
    }

    override func drawText(in rect: Rect, on canvas: inout Canvas) {
      calls.append(.drawText(rect))
      super.drawText(in: rect, on: &canvas)
    }

    override func layoutSubviews() { calls.append(.layoutSubviews) }
    override func didMoveToWindow() { calls.append(.didMoveToWindow) }
  }

  static func probe(lines: Int) throws -> ProbeLabel {
    let label = ProbeLabel(frame: Rect(x: 7, y: 8, width: 50, height: 20), in: try makeContext())
    label.font = try TestFonts.mono(10)
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = lines
    return label
  }

  static let unlimited = Rect(x: 0, y: 0, width: .infinity, height: .infinity)

  @Test(arguments: [0, 2])
  func sizeThatFitsAsksForTheWidthWithoutALimitOfHeight(lines: Int) throws {
    let label = try Self.probe(lines: lines)
    _ = label.sizeThatFits(Size(width: 40, height: 12))
    _ = label.sizeThatFits(Size(width: 0, height: 12))
    #expect(
      label.calls == [
        .textRect(Rect(x: 0, y: 0, width: 40, height: .infinity), lines), .textRect(Self.unlimited, lines),
      ])
  }

  @Test func sizesOfOneLineAskWithoutAnyLimit() throws {
    let label = try Self.probe(lines: 1)
    label.preferredMaxLayoutWidth = 40
    _ = label.sizeThatFits(Size(width: 40, height: 12))
    _ = label.intrinsicContentSize
    #expect(label.calls == [.textRect(Self.unlimited, 1), .textRect(Self.unlimited, 1)])
  }

  @Test func intrinsicSizeAsksForThePreferredWidth() throws {
    let label = try Self.probe(lines: 3)
    _ = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 40
    _ = label.intrinsicContentSize
    #expect(
      label.calls == [.textRect(Self.unlimited, 3), .textRect(Rect(x: 0, y: 0, width: 40, height: .infinity), 3)])
  }

  @Test func drawingGoesThroughDrawTextWithTheBoundsAndNeverThroughTextRect() throws {
    let label = try Self.probe(lines: 2)
    label.bounds.origin = Point(x: 3, y: 4)
    _ = displayList(of: label)
    let bounds = Rect(x: 3, y: 4, width: 50, height: 20)
    #expect(label.calls == [.layoutSubviews, .draw(bounds), .drawText(bounds)])
    _ = displayList(of: label)
    #expect(label.calls.suffix(2) == [.draw(bounds), .drawText(bounds)])
  }

  @Test func theHooksSizeIsTheLabelsSize() throws {
    final class Fixed: Label {
      override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
        Rect(x: 1, y: -2, width: 33.25, height: 44.125)
      }
    }
    let label = Fixed(in: try makeContext())
    #expect(label.intrinsicContentSize == Size(width: 33.25, height: 44.125))
    #expect(label.sizeThatFits(.zero) == Size(width: 33.25, height: 44.125))
    label.sizeToFit()
    #expect(label.frame == Rect(x: 0, y: 0, width: 33.25, height: 44.125))
  }

  @Test func aSubclassCanPutTheTextAtTheTop() throws {
    final class TopLabel: Label {
      override func drawText(in rect: Rect, on canvas: inout Canvas) {
        super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines), on: &canvas)
      }
    }
    let label = TopLabel(frame: Rect(x: 0, y: 0, width: 100, height: 40), in: try makeContext())
    label.font = try TestFonts.mono(10)
    label.text = "abc"
    guard case .glyphs(let glyphs)? = displayList(of: label).commands.first else {
      Issue.record("no glyphs were drawn")
      return
    }
    #expect(glyphs.origin == Point(x: 0, y: 8))
  }
}
