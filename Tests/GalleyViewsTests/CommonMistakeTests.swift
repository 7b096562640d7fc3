import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Common beliefs about views that do not hold, and what holds.
@Suite struct CommonMistakeTests {
  // MARK: Spaces in right-aligned fields

  /// The way that answers the delegate's question with no loses the events of the change it makes itself.
  @Test func theDelegateWayWithSpacesTellsNobody() throws {
    let scene = try EditingScene()
    scene.a.textAlignment = .right
    scene.a.rightAlignedSpaces = .delegate
    var changes = 0
    scene.a.addAction(for: .editingChanged) { _ in changes += 1 }
    scene.a.becomeFirstResponder()
    scene.a.typeText("a ")
    #expect(scene.a.text == "a " && changes == 0)
    scene.a.rightAlignedSpaces = .event
    scene.a.typeText(" b")
    #expect(scene.a.text == "a  b" && changes == 2)
  }

  // MARK: Restrictions and the keyboard

  /// It claims that the event of a change fires only after an input method's text is confirmed.
  @Test func changesAreReportedDuringComposition() throws {
    let scene = try EditingScene()
    scene.a.becomeFirstResponder()
    let lines = scene.lines {
      scene.a.setMarkedText("n")
      scene.a.setMarkedText("ni")
    }
    #expect(lines.filter { $0 == "a: editingChanged" }.count == 2 && scene.a.markedTextRange == 0..<2)
  }

  /// Its emoji are tested one UTF-16 unit at a time, so that none beyond the first plane stays, and hearts lose their
  /// selectors; its Chinese characters are those of 1993; its decimals may have any number of separators; its limit is
  /// stored and never read.
  @Test(arguments: [
    (TextRestriction(.emoji), "a😀❤️b", "😀❤️"), (TextRestriction(.noChinese), "a𠀀㐀c", "ac"),
    (TextRestriction(.decimal(separator: ".")), "1.2.3", "1.23"), (TextRestriction(maximumLength: 3), "1234", "123"),
    (TextRestriction(.number(), maximumLength: 2), "a1b2c3", "12"),
  ])
  func restrictionsKeepWhatTheyMean(restriction: TextRestriction, text: String, left: String) throws {
    let field = try EditingScene().a
    field.restriction = restriction
    field.paste(text)
    #expect(field.text == left)
  }

  /// Its filter sets the text during composition, which ends it, and lets the insertion point jump to the end.
  @Test func restrictionsDisturbNeitherCompositionNorTheInsertionPoint() throws {
    let field = try EditingScene().a
    field.restriction = TextRestriction(.number())
    field.setMarkedText("ni")
    #expect(field.markedTextRange == 0..<2)
    field.unmarkText()
    field.text = "13"
    field.select(1..<1)
    field.insertText("2")
    field.insertText("x")
    #expect(field.text == "123" && field.selectedTextRange == 2..<2)
  }

  /// It removes its observers wholesale and puts the old restriction's target in the text's place: a restriction that is
  /// replaced must be gone.
  @Test func aRestrictionThatIsReplacedIsGone() throws {
    let field = try EditingScene().a
    field.restriction = TextRestriction(.number())
    field.restriction = TextRestriction(.noChinese)
    field.paste("a1汉")
    #expect(field.text == "a1")
    field.restriction = nil
    field.paste("汉")
    #expect(field.text == "a1汉")
  }

  /// It takes the keyboard's height from the frame that the keyboard begins with: on an iPad 58 points too little.
  @Test func theKeyboardsEndFrameCounts() throws {
    let change = try #require(KeyboardChange(from: nil, to: KeyboardTests.recorded, onScreen: KeyboardTests.screen))
    let field = Rect(x: 0, y: 1100, width: 300, height: 34)
    #expect(change.shift(showing: field) - change.overstep(of: field, screenHeight: 1180) == 58)
  }

  // MARK: Labels and string drawing

  /// It swaps what two of the adjustments do. Text of 20 points in a height of 40 that is shrunk to 10: alignBaselines
  /// keeps the baseline at 26, alignCenters centres the smaller line, none keeps the upper edge at 10.
  @Test(arguments: [(BaselineAdjustment.alignBaselines, 26.0), (.alignCenters, 23), (.none, 18)])
  func whatBaselineAdjustmentsDo(adjustment: BaselineAdjustment, baseline: Double) throws {
    let label = try monoLabel("abcdefghij", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 40))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = adjustment
    let placement = try #require(label.placement)
    #expect(placement.fontScale == 0.5)
    let line = try #require(placement.layout.lines.first)
    #expect(placement.origin(of: line).y + line.baseline == baseline)
  }

  /// Its listing has lost the call and measures with options of 1: text is measured in a width, as lines, with no context.
  @Test func textIsMeasuredInTheLabelsWidth() throws {
    let text = AttributedText("aaaa bbbb cccc", attributes: TextAttributes { $0.font = try? TestFonts.mono(15) })
    let context = try makeContext()
    let size = Size(width: 90, height: .infinity)
    let lines = text.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], in: context)
    #expect(lines.size == Size(width: 90, height: 30))
    #expect(text.boundingRect(with: size, options: [], in: context).size == Size(width: 126, height: 15))
  }

  // MARK: Text fields

  /// It prints the names of showing where the keyboard hides.
  @Test func hidingHasItsOwnNotifications() throws {
    let scene = try EditingScene()
    scene.window.keyboard = Keyboard(height: 80)
    scene.a.becomeFirstResponder()
    let names = scene.lines { scene.a.resignFirstResponder() }
      .filter { $0.contains("Keyboard") }.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    #expect(names == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
  }

  /// It calls the default font bold; it is the plain one. And it says that a missing colour raises: a field has one.
  @Test func aFieldsDefaultFontIsPlainAndItsColourTheLabels() throws {
    let field = try EditingScene().a
    #expect(field.font == field.context.defaultFont)
    #expect(field.font.fontName == "GalleyTestMono-Regular")
    #expect(field.textColor == .black)
  }

  /// It says that shouldChange is called whenever the text has changed: the delegate is asked before, and only about what
  /// a user does.
  @Test func theDelegateIsAskedBeforeAndOnlyOfUsersEdits() throws {
    let scene = try EditingScene()
    let delegate = FieldDelegate()
    var textWhenAsked: [String] = []
    delegate.onShouldChange = { field, _, _ in
      textWhenAsked.append(field.text ?? "")
      return true
    }
    scene.a.delegate = delegate
    #expect(scene.lines { scene.a.text = "set" } == [])
    scene.a.paste("x")
    #expect(textWhenAsked == ["set"] && scene.a.text == "setx")
  }

  // MARK: Placeholders of text views

  /// Its placeholder is wider than the text by a padding, so that the same words wrap differently, and it has the font of
  /// a label until the view's font changes.
  @Test func placeholdersWrapAsTheTextWill() throws {
    let view = try PlaceholderTests.view(.label)
    #expect(view.placeholderFrame?.size == Size(width: 298, height: 15))
    view.placeholderGeometry = .text
    #expect(view.placeholderFrame?.size == Size(width: 293, height: 30))
    view.text = PlaceholderTests.words
    #expect(view.placement?.layout.lines.count == 2)

    let small = TextView(frame: Rect(x: 0, y: 0, width: 303, height: 200), in: view.context)
    small.font = try TestFonts.mono(10)
    small.placeholder = "abc"
    #expect(small.placeholderFrame?.height == 10)
  }
}
