import GalleyBase
import GalleyDrawing
import GalleyViews
import TestSupport
import Testing

/// How the keyboard's place shows.
@Suite struct KeyboardDrawingTests {
  @Test(arguments: [
    (InterfaceStyle.light, "#D1D1D6", "#F2F2F7", "#C7C7CC"), (.dark, "#2C2C2E", "#1C1C1E", "#48484A"),
  ])
  func itsPlaceIsShaded(style: InterfaceStyle, ground: String, accessory: String, line: String) throws {
    let window = Window(size: Size(width: 4, height: 20), in: try makeContext(style: style))
    var keyboard = Keyboard(height: 6)
    keyboard.accessoryHeight = 3
    window.showKeyboard(keyboard)
    let picture = try rasterize(
      displayList(of: window), size: PixelSize(width: 4, height: 20), scale: 1, background: .white,
      typesetter: window.context.typesetter)
    let rows = (9..<20).map { picture[2, $0].hex }
    let plain = [String](repeating: ground, count: 5)
    #expect(rows == ["#FFFFFF", "#FFFFFF", line, accessory, accessory, line] + plain)
  }

  @Test func theWindowMovesBelowIt() throws {
    let context = try makeContext()
    let window = Window(size: Size(width: 4, height: 20), in: context)
    window.backgroundColor = .white
    let field = TextField(frame: Rect(x: 0, y: 12, width: 4, height: 2), in: context)
    field.backgroundColor = Color(hex: "#FF0000")
    window.addSubview(field)
    window.keyboard = Keyboard(height: 8)
    window.keyboardAvoidance = .window
    field.becomeFirstResponder()
    // 14 + 5 − 12.
    #expect(window.keyboardShift == 7)
    let picture = try rasterize(
      displayList(of: window), size: PixelSize(width: 4, height: 20), scale: 1, background: .black,
      typesetter: context.typesetter)
    #expect((4..<8).map { picture[3, $0].hex } == ["#FFFFFF", "#FF0000", "#FF0000", "#FFFFFF"])
    #expect(picture[3, 13].hex == "#D1D1D6")
  }

  /// A keyboard that goes takes its views and its looks along.
  @Test func itGoesAsItWas() throws {
    let context = try makeContext(style: .light)
    let window = Window(size: Size(width: 4, height: 20), in: context)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 4, height: 2), in: context)
    window.addSubview(field)
    window.keyboard = Keyboard(height: 6)
    window.areAnimationsEnabled = true
    func pixels(_ rows: [Int]) throws -> [String] {
      let picture = try rasterize(
        displayList(of: window), size: PixelSize(width: 4, height: 20), scale: 1, background: .white,
        typesetter: context.typesetter)
      return rows.map { picture[2, $0].hex }
    }
    func view(_ color: String, height: Double) -> View {
      let view = View(frame: Rect(x: 0, y: 0, width: 4, height: height), in: context)
      view.backgroundColor = Color(hex: color)
      return view
    }
    let (accessory, input) = (view("#FF0000", height: 3), view("#0000FF", height: 4))
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    window.advanceTime(by: 1)
    field.keyboardAppearance = .dark
    try expectEqual(pixels([12, 18]), ["#FF0000", "#2C2C2E"])
    field.resignFirstResponder()
    try expectEqual(pixels([12, 18]), ["#FF0000", "#2C2C2E"])
    window.advanceTime(by: 1)
    try expectEqual(pixels([18]), ["#FFFFFF"])
    field.inputView = input
    field.becomeFirstResponder()
    window.advanceTime(by: 1)
    field.resignFirstResponder()
    try expectEqual(pixels([14, 17]), ["#FF0000", "#0000FF"])
  }

  /// The articles' code sets the window's frame itself.
  @Test func codeMovesTheWindow() throws {
    let context = try makeContext()
    let window = Window(size: Size(width: 4, height: 20), in: context)
    window.backgroundColor = .white
    window.keyboard = Keyboard(height: 8)
    window.showKeyboard(Keyboard(height: 8))
    let field = View(frame: Rect(x: 0, y: 12, width: 4, height: 2), in: context)
    field.backgroundColor = Color(hex: "#FF0000")
    window.addSubview(field)
    window.frame.origin = Point(x: 1, y: -7)
    let picture = try rasterize(
      displayList(of: window), size: PixelSize(width: 4, height: 20), scale: 1, background: .black,
      typesetter: context.typesetter)
    #expect((4..<8).map { picture[3, $0].hex } == ["#FFFFFF", "#FF0000", "#FF0000", "#FFFFFF"])
    #expect(picture[0, 5].hex == "#000000")
    #expect(picture[3, 13].hex == "#D1D1D6", "the keyboard stays at its place on the screen")
    #expect(field.convert(.zero, to: window) == Point(x: 0, y: 12), "coordinates in the window stay")
  }
}
