import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The padded label of the manual, as a subclass and as the `insets` property.
@Suite struct LabelInsetsTests {
  /// The article's subclass: 25 points above and below, given to the two hooks.
  final class PaddedLabel: Label {
    var padding = EdgeInsets(top: 25, left: 0, bottom: 25, right: 0)

    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
      super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        .inset(by: padding.inverted)
    }

    override func drawText(in rect: Rect, on canvas: inout Canvas) {
      super.drawText(in: rect.inset(by: padding), on: &canvas)
    }
  }

  static let text = "aaaa bbbb cccc dddd eeee ffff"

  /// The same label three times: without insets, as the subclass, and with the property.
  static func labels(insets: EdgeInsets, frame: Rect) throws -> (plain: Label, subclass: Label, property: Label) {
    let context = try makeContext()
    let subclass = PaddedLabel(frame: frame, in: context)
    subclass.padding = insets
    let property = Label(frame: frame, in: context)
    property.insets = insets
    let plain = Label(frame: frame, in: context)
    for label in [plain, subclass, property] {
      label.font = try TestFonts.mono(15)
      label.text = text
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
    }
    return (plain, subclass, property)
  }

  static let vertical = EdgeInsets(top: 25, left: 0, bottom: 25, right: 0)

  @Test func theWorkedNumbers() throws {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 120)
    let (plain, subclass, property) = try Self.labels(insets: Self.vertical, frame: bounds)
    let unlimited = Size(width: 200, height: .infinity)
    #expect(plain.shownLines == ["aaaa bbbb cccc dddd", "eeee ffff"])
    #expect(plain.sizeThatFits(unlimited) == Size(width: 180, height: 30))
    for label in [subclass, property] {
      #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) == Rect(x: 0, y: 0, width: 180, height: 80))
      #expect(label.sizeThatFits(unlimited) == Size(width: 180, height: 80))
    }
  }

  @Test func aNegativeOffsetSurvives() throws {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 60)
    let (_, subclass, property) = try Self.labels(insets: Self.vertical, frame: bounds)
    for label in [subclass, property] {
      #expect(
        label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) == Rect(x: 0, y: -10, width: 180, height: 60))
    }
  }

  @Test func equalInsetsAboveAndBelowDoNotMoveTheText() throws {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 120)
    let (plain, subclass, property) = try Self.labels(insets: Self.vertical, frame: bounds)
    #expect(plain.placement?.origin.y == 45)
    #expect(property.placement?.origin.y == 45)
    #expect(displayList(of: subclass) == displayList(of: plain))
    #expect(displayList(of: property) == displayList(of: plain))
    property.frame = Rect(x: 0, y: 0, width: 200, height: 80)
    #expect(property.placement?.origin.y == 25)
  }

  @Test(arguments: [
    vertical, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), EdgeInsets(top: -3, left: 10, bottom: 0, right: 30),
    EdgeInsets(top: 100, left: 150, bottom: 100, right: 150),
  ])
  func thePropertyIsTheSubclass(insets: EdgeInsets) throws {
    let (_, subclass, property) = try Self.labels(insets: insets, frame: Rect(x: 5, y: 6, width: 200, height: 61.5))
    for limit in 0...3 {
      subclass.numberOfLines = limit
      property.numberOfLines = limit
      for mode in LineBreakMode.allCases {
        subclass.lineBreakMode = mode
        property.lineBreakMode = mode
        #expect(subclass.intrinsicContentSize == property.intrinsicContentSize)
        for width in [0.0, 50, 120, 1000] {
          let size = Size(width: width, height: 10)
          #expect(subclass.sizeThatFits(size) == property.sizeThatFits(size))
          let bounds = Rect(x: 3, y: 4, width: width, height: 40)
          #expect(
            subclass.textRect(forBounds: bounds, limitedToNumberOfLines: limit)
              == property.textRect(forBounds: bounds, limitedToNumberOfLines: limit))
        }
        #expect(displayList(of: subclass) == displayList(of: property))
      }
    }
  }

  @Test func boundingRectIsMeasuredInsideAndGrownAfterwards() throws {
    let (plain, _, property) = try Self.labels(insets: Self.vertical, frame: .zero)
    let limit = Size(width: 200, height: 1000)
    #expect(plain.boundingRect(with: limit) == Rect(x: 0, y: 0, width: 180, height: 30))
    #expect(property.boundingRect(with: limit) == Rect(x: 0, y: 0, width: 180, height: 80))
    // 200 − 60 leaves 140: three words a line, 126 wide, 135 with the space that hangs.
    property.insets = EdgeInsets(top: 1, left: 20, bottom: 2, right: 40)
    #expect(property.boundingRect(with: limit) == Rect(x: 0, y: 0, width: 195, height: 33))
    property.text = ""
    #expect(property.boundingRect(with: limit) == Rect(x: 0, y: 0, width: 60, height: 3))
  }

  @Test func preferredWidthIncludesTheInsets() throws {
    let (_, subclass, property) = try Self.labels(
      insets: EdgeInsets(top: 1, left: 20, bottom: 2, right: 40), frame: .zero)
    for label in [subclass, property] {
      label.preferredMaxLayoutWidth = 200
      #expect(label.intrinsicContentSize == Size(width: 195, height: 33))
    }
  }
}
