import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// A subclass that overrides a rectangle or a drawing function changes the picture as on UIKit.
@Suite struct FieldOverrideTests {
  /// Every rectangle can be replaced; what is nil is the field's own.
  private final class CustomField: TextField {
    var border: ((Rect) -> Rect)?
    var forText: ((Rect) -> Rect)?
    var forPlaceholder: ((Rect) -> Rect)?
    var forEditing: ((Rect) -> Rect)?
    var clearButton: ((Rect) -> Rect)?
    var left: ((Rect) -> Rect)?
    var right: ((Rect) -> Rect)?
    var drawsText: ((Rect) -> Rect)?
    var drawsPlaceholder: ((Rect) -> Rect)?

    override func borderRect(forBounds bounds: Rect) -> Rect { border?(bounds) ?? super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: Rect) -> Rect { forText?(bounds) ?? super.textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: Rect) -> Rect {
      forPlaceholder?(bounds) ?? super.placeholderRect(forBounds: bounds)
    }
    override func editingRect(forBounds bounds: Rect) -> Rect {
      forEditing?(bounds) ?? super.editingRect(forBounds: bounds)
    }
    override func clearButtonRect(forBounds bounds: Rect) -> Rect {
      clearButton?(bounds) ?? super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: Rect) -> Rect {
      left?(bounds) ?? super.leftViewRect(forBounds: bounds)
    }
    override func rightViewRect(forBounds bounds: Rect) -> Rect {
      right?(bounds) ?? super.rightViewRect(forBounds: bounds)
    }
    override func drawText(in rect: Rect, on canvas: inout Canvas) {
      super.drawText(in: drawsText?(rect) ?? rect, on: &canvas)
    }
    override func drawPlaceholder(in rect: Rect, on canvas: inout Canvas) {
      super.drawPlaceholder(in: drawsPlaceholder?(rect) ?? rect, on: &canvas)
    }
  }

  private let window: Window
  private let field: CustomField

  init() throws {
    let context = try makeContext()
    window = Window(size: Size(width: 300, height: 60), in: context)
    field = CustomField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    field.font = try TestFonts.mono(15)
    field.text = "ab"
    window.addSubview(field)
  }

  /// Where the first glyphs are drawn.
  private var glyphs: Point? {
    for case .glyphs(let command) in displayList(of: window).commands { return command.origin }
    return nil
  }

  private var frames: [Rect] {
    displayList(of: window).commands.compactMap { if case .frame(let shape, _, _) = $0 { shape.rect } else { nil } }
  }

  @Test func borderRectMovesTheBorderAndWhatItLeaves() {
    field.borderStyle = .line
    field.border = { $0.insetBy(dx: 10, dy: 4) }
    #expect(frames == [Rect(x: 10, y: 4, width: 180, height: 22)])
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 12, y: 6, width: 176, height: 18))
    #expect(glyphs == Point(x: 12, y: 20))
  }

  @Test func textRectMovesIdleTextAndItsPlaceholderAndNotWhatIsEdited() {
    field.forText = { Rect(x: $0.minX + 30, y: 5, width: 50, height: 20) }
    #expect(glyphs == Point(x: 30, y: 20))
    field.becomeFirstResponder()
    #expect(glyphs == Point(x: 0, y: 20))
    field.resignFirstResponder()
    field.text = nil
    field.placeholder = "p"
    #expect(glyphs == Point(x: 30, y: 20))
  }

  @Test func placeholderRectMovesThePlaceholderAlone() {
    field.placeholder = "p"
    field.forPlaceholder = { _ in Rect(x: 40, y: 0, width: 50, height: 15) }
    #expect(glyphs == Point(x: 0, y: 20))
    field.text = ""
    #expect(glyphs == Point(x: 40, y: 12))
    #expect(field.placeholderPlacement?.origin == Point(x: 40, y: 0))
  }

  @Test func editingRectMovesWhatIsEdited() {
    field.forEditing = { _ in Rect(x: 50, y: 0, width: 50, height: 15) }
    #expect(glyphs == Point(x: 0, y: 20))
    field.becomeFirstResponder()
    #expect(glyphs == Point(x: 50, y: 12))
    #expect(field.placement?.origin == Point(x: 50, y: 0))
  }

  @Test func clearButtonRectMovesTheButtonAndWhatItLeaves() {
    field.clearButtonMode = .always
    field.clearButton = { _ in Rect(x: 100, y: 0, width: 19, height: 19) }
    #expect(field.textRect(forBounds: field.bounds).width == 100)
    let discs = displayList(of: window).commands.compactMap { command -> Rect? in
      if case .fillPath(let path, _) = command { path.bounds } else { nil }
    }
    #expect(discs.map { [$0.midX, $0.midY] } == [[109.5, 9.5]])
  }

  @Test func overlayRectsMoveTheViewsAndWhatTheyLeave() {
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10), in: field.context)
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10), in: field.context)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.left = { _ in Rect(x: 5, y: 1, width: 22, height: 8) }
    field.right = { _ in Rect(x: 150, y: 2, width: 9, height: 9) }
    #expect(glyphs == Point(x: 27, y: 20))
    #expect(field.leftView?.frame == Rect(x: 5, y: 1, width: 22, height: 8))
    #expect(field.rightView?.frame == Rect(x: 150, y: 2, width: 9, height: 9))
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 27, y: 0, width: 123, height: 30))
  }

  @Test func drawTextGetsTheTextRectAndDecidesWhereTextIs() {
    var given: [Rect] = []
    field.forText = { _ in Rect(x: 3, y: 4, width: 90, height: 20) }
    field.drawsText = {
      given.append($0)
      return $0.offsetBy(dx: 10, dy: 1)
    }
    #expect(glyphs == Point(x: 13, y: 20))
    #expect(given == [Rect(x: 3, y: 4, width: 90, height: 20)])
    // What is edited is drawn by the field's editor.
    field.becomeFirstResponder()
    #expect(glyphs == Point(x: 0, y: 20))
    #expect(given.count == 1)
  }

  @Test func drawPlaceholderGetsThePlaceholderRectAlsoWhileEditing() {
    field.text = ""
    field.placeholder = "p"
    var given: [Rect] = []
    field.forPlaceholder = { _ in Rect(x: 3, y: 0, width: 90, height: 30) }
    field.drawsPlaceholder = {
      given.append($0)
      return $0.offsetBy(dx: 7, dy: 0)
    }
    #expect(glyphs == Point(x: 10, y: 20))
    field.becomeFirstResponder()
    #expect(glyphs == Point(x: 10, y: 20))
    #expect(given == [Rect(x: 3, y: 0, width: 90, height: 30), Rect(x: 3, y: 0, width: 90, height: 30)])
    field.insertText("x")
    #expect(glyphs == Point(x: 0, y: 20))
  }

  @Test func placeholderRectIsNotAskedWithoutAPlaceholder() {
    field.text = ""
    var count = 0
    field.forPlaceholder = {
      count += 1
      return $0
    }
    _ = displayList(of: window)
    _ = field.intrinsicContentSize
    field.placeholder = ""
    _ = displayList(of: window)
    #expect(count == 0)
  }

  @Test func anInsetTextRectMakesTheFieldLarger() {
    field.forText = { $0.inset(by: EdgeInsets(top: 8, left: 12, bottom: 8, right: 4)) }
    #expect(field.intrinsicContentSize == Size(width: 34, height: 31))
  }
}

extension Path {
  /// The rectangle around all points.
  fileprivate var bounds: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(_, let end), .cubic(_, _, let end): [end]
      case .close: []
      }
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
