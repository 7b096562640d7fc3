import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// The keys of keyboards, and their places.
@Suite struct KeyboardKeysTests {
  private func rows(
    _ type: KeyboardType, _ enter: ReturnKeyType = .default, locale: String = "en_US", isTablet: Bool = false
  ) -> [String] {
    KeyboardRows(type, returnKeyType: enter, locale: locale, isTablet: isTablet).rows.map { row in
      row.keys.map(\.caption).joined(separator: " ")
    }
  }

  private static let letters = ["q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete"]

  @Test(arguments: [
    (KeyboardType.default, "123 face space return"), (.asciiCapable, "123 face space return"),
    (.namePhonePad, "123 face space return"), (.emailAddress, "123 face space @ . return"),
    (.URL, "123 face . / .com return"), (.twitter, "123 face space @ # return"),
    (.webSearch, "123 face space . return"),
  ])
  func lettersDifferInTheLastRow(type: KeyboardType, last: String) {
    #expect(rows(type) == Self.letters + [last])
  }

  @Test func digitsAreThoseOfTheLocale() {
    #expect(rows(.decimalPad) == ["1 2 3", "4 5 6", "7 8 9", ". 0 delete"])
    #expect(rows(.decimalPad, locale: "de_DE").last == ", 0 delete")
    #expect(rows(.numberPad, locale: "ar_EG")[0] == "١ ٢/ABC ٣/DEF")
    #expect(rows(.asciiCapableNumberPad, locale: "ar_EG") == ["1 2 3", "4 5 6", "7 8 9", "_ 0 delete"])
    #expect(rows(.phonePad, locale: "ar_EG").last == "+ ∗ # 0 delete")
    #expect(rows(.numbersAndPunctuation)[0] == "1 2 3 4 5 6 7 8 9 0")
    #expect(rows(.decimalPad, isTablet: true)[0] == "1 2 3 4 5 6 7 8 9 0 delete", "tablets have no pad of digits")
  }

  @Test func wordsAreEnglish() {
    #expect(rows(.default, .search).last == "123 face space Search")
    #expect(rows(.default, .go, locale: "fr_FR").last == "123 face _ returnArrow")
    let keys = KeyboardRows(.default, returnKeyType: .go, locale: "en", isTablet: false).rows[3].keys
    #expect(keys.last?.role == .action)
  }

  private func plan(_ type: KeyboardType = .default, _ width: Double, _ height: Double) -> KeyboardPlan {
    let size = Size(width: width, height: height)
    let rows = KeyboardRows(
      type, returnKeyType: .default, locale: "en", isTablet: KeyboardPlan.isTablet(size))
    return KeyboardPlan(rows, size: size, scale: 2)
  }

  private func frame(_ caption: String, in plan: KeyboardPlan) throws -> Rect {
    try #require(plan.keys.first { $0.key.caption == caption }).frame
  }

  /// The proportions of iOS's keyboard of 375 points.
  @Test func aPhonesKeys() throws {
    let bare = plan(.default, 375, 216)
    try expectEqual(frame("q", in: bare), Rect(x: 3, y: 8, width: 31.5, height: 42))
    #expect(try frame("a", in: bare).minY == 62 && frame("p", in: bare).maxX == 372)
    #expect(bare.separators.isEmpty && bare.symbols.isEmpty)
    let predicting = plan(.default, 375, 258)
    try expectEqual(frame("q", in: predicting), Rect(x: 3, y: 50, width: 31.5, height: 42))
    #expect(predicting.separators.map(\.minX) == [125, 250])
    let notched = plan(.default, 375, 336)
    #expect(try frame("q", in: notched).height == 42 && frame("return", in: notched).maxY == 257)
    #expect(notched.symbols.map(\.symbol) == [.globe, .microphone] && notched.separators.count == 2)
    try expectEqual(frame("q", in: plan(.default, 568, 162)).height.rounded(), 32)
    // A zoomed screen has all of it, smaller.
    let zoomed = plan(.default, 320, 319)
    #expect(zoomed.symbols.count == 2 && zoomed.separators.count == 2)
    try expectEqual(frame("q", in: zoomed).height, 42)
  }

  @Test(arguments: [
    (320.0, 216.0), (320, 253), (320, 319), (375, 216), (375, 258), (375, 291), (375, 336), (414, 226), (414, 271),
    (428, 346), (568, 162), (667, 162), (768, 264), (768, 313), (820, 337), (1024, 352), (1024, 398), (200, 140),
  ])
  func keysStandInTheirKeyboardAndApart(width: Double, height: Double) {
    for type in KeyboardType.allCases {
      let keys = plan(type, width, height).keys
      #expect(!keys.isEmpty)
      for (index, key) in keys.enumerated() {
        let area = Rect(x: 0, y: 0, width: width, height: height)
        #expect(area.intersection(key.frame) == key.frame && key.frame.width > 8 && key.frame.height > 12)
        for other in keys[(index + 1)...] {
          #expect(key.frame.intersection(other.frame)?.isEmpty ?? true, "\(key.key.cap) \(other.key.cap)")
        }
      }
    }
  }

  @Test func keyboardsThatAreTooLowHaveNoKeys() {
    #expect(plan(.default, 320, 60).keys.isEmpty)
  }

  @Test func everySymbolIsDrawn() {
    for symbol in KeySymbol.allCases {
      var canvas = Canvas(scale: 2)
      symbol.draw(around: Point(x: 20, y: 20), side: 24, .black, on: &canvas)
      #expect(!canvas.displayList.commands.isEmpty, "\(symbol)")
    }
  }

  @Test func theFieldChoosesKeysAndLooks() throws {
    let window = Window(size: Size(width: 375, height: 400), in: try makeContext(scale: 1))
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30), in: window.context)
    window.addSubview(field)
    window.keyboard = Keyboard(height: 216)
    func ground() throws -> String {
      let picture = try rasterize(
        displayList(of: window), size: PixelSize(width: 375, height: 400), scale: 1, background: .white,
        typesetter: window.context.typesetter)
      return picture[1, 399].hex
    }
    field.becomeFirstResponder()
    try expectEqual(ground(), "#D1D1D6")
    field.keyboardAppearance = .dark
    try expectEqual(ground(), "#2C2C2E")
    let letters = displayList(of: window).commands.count
    field.keyboardType = .numberPad
    #expect(displayList(of: window).commands.count != letters)
    field.inputView = View(frame: Rect(x: 0, y: 0, width: 375, height: 216), in: window.context)
    #expect(displayList(of: window).commands.count < 10, "a view in the place of the keys")
  }
}

extension KeyboardKey {
  /// The sign on it, in a word.
  fileprivate var caption: String {
    switch cap {
    case .character(let text), .word(let text): text
    case .digit(let digit, let letters): letters.isEmpty ? digit : digit + "/" + letters
    case .symbol(let symbol): "\(symbol)"
    case .blank: "_"
    }
  }
}
