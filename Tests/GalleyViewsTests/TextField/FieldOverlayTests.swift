import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyViews

/// Views that belong to a field: overlays, and what it brings along for the keyboard.
@Suite struct FieldOverlayTests {
  private final class ProbeView: View {
    var windows: [Window?] = []
    override func didMoveToWindow() { windows.append(window) }
  }

  private func window(_ direction: LayoutDirection = .leftToRight) throws -> (window: Window, field: TextField) {
    let context = try makeContext(direction: direction)
    let window = Window(size: Size(width: 200, height: 100), in: context)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    window.addSubview(field)
    return (window, field)
  }

  @Test func anOverlayThatShowsIsInTheWindowAtOnce() throws {
    let (window, field) = try window()
    let (left, right) = (ProbeView(in: window.context), ProbeView(in: window.context))
    field.leftView = left
    #expect(left.window == nil, "it never shows")
    field.leftViewMode = .always
    #expect(left.window === window && left.windows.count == 1)
    field.rightViewMode = .whileEditing
    field.rightView = right
    #expect(right.window == nil)
    field.becomeFirstResponder()
    #expect(right.window === window && field.subviews.map { $0 === left } == [true, false])
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(right.window == nil && right.windows.count == 2)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theOverlayOnTheLeftIsTheLower(direction: LayoutDirection) throws {
    for leftFirst in [true, false] {
      let (_, field) = try window(direction)
      let (left, right) = (View(in: field.context), View(in: field.context))
      (field.leftView, field.rightView) = (left, right)
      if leftFirst { field.leftViewMode = .always }
      field.rightViewMode = .always
      field.leftViewMode = .always
      #expect((field.subviews.first === left) == (direction == .leftToRight))
    }
  }

  @Test func accessoryViewsAreInTheWindow() throws {
    let (window, field) = try window()
    let (keys, bar, inner) = (
      ProbeView(in: window.context), ProbeView(in: window.context), ProbeView(in: window.context)
    )
    keys.frame.size.height = 40
    bar.frame.size.height = 10
    bar.addSubview(inner)
    (field.inputView, field.inputAccessoryView) = (keys, bar)
    #expect(keys.window == nil)
    field.becomeFirstResponder()
    #expect(keys.window === window && bar.window === window && inner.window === window)
    #expect(inner.windows.count == 1)
    window.hideKeyboard()
    #expect(keys.window == nil && inner.window == nil && inner.windows.count == 2)
    window.showKeyboard(Keyboard(height: 40))
    #expect(bar.window === window)
    field.resignFirstResponder()
    #expect(bar.window == nil && keys.windows.count == 4)
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, true, "#000000"), (.rightToLeft, true, "#FFFFFF"), (.rightToLeft, false, "#000000"),
  ])
  func picturesFlip(direction: LayoutDirection, flips: Bool, left: String) throws {
    let (window, field) = try window(direction)
    var picture = try Bitmap(size: PixelSize(width: 2, height: 1), color: .white)
    picture[0, 0] = .black
    let overlay = ImageView(frame: Rect(x: 0, y: 0, width: 2, height: 1), in: window.context)
    (overlay.image, overlay.imageSize) = (picture, Size(width: 2, height: 1))
    overlay.flipsForRightToLeftLayoutDirection = flips
    (field.leftView, field.leftViewMode) = (overlay, .always)
    let shown = try rasterize(
      displayList(of: window), size: PixelSize(width: 200, height: 30), scale: 1, background: .clear,
      typesetter: window.context.typesetter)
    #expect(shown[direction == .leftToRight ? 0 : 198, 14].hex == left)
  }
}
