import GalleyTesting
import Testing
import UIKit

@testable import Articles

/// The programs' pictures, and what they do.
@MainActor
@Suite struct LabelTests {
  @Test func insetsMakeALabelLarger() {
    let plain = UILabel()
    plain.text = "Room"
    let label = SFLabel()
    label.text = "Room"
    label.textInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    let (small, large) = (plain.intrinsicContentSize, label.intrinsicContentSize)
    #expect(large.width == small.width + 30)
    #expect(large.height == small.height + 12)
  }

  @Test func severalLines() {
    let label = SFLabel(frame: CGRect(x: 0, y: 0, width: 220, height: 90))
    label.textInsets = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 12)
    label.numberOfLines = 0
    label.backgroundColor = .systemYellow
    label.text = "Text keeps its distance from the edges, on every side as far as it is told."
    assertSnapshot(of: label, as: .image)
  }

  @Test func badges() {
    let badge = BadgeLabel()
    badge.text = "12 new"
    assertSnapshot(of: badge, as: .image)
  }
}

@MainActor
@Suite struct SpaceTests {
  @Test func theFieldKeepsSpaces() {
    let field = SpaceKeepingField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.insertText("two ")
    field.insertText(" spaces  ")
    #expect(field.text == "two\u{A0}\u{A0}spaces\u{A0}\u{A0}")
    #expect(field.plainText == "two  spaces  ")
    assertSnapshot(of: field, as: .image)
  }

  @Test func theDelegateKeepsSpaces() {
    let delegate = SpaceKeepingDelegate()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.textAlignment = .right
    field.delegate = delegate
    field.insertText("end")
    field.insertText(" ")
    #expect(field.text == "end\u{A0}")
  }
}

@MainActor
@Suite struct RestrictionTests {
  @Test(arguments: [
    ("number", "12a3", "123"), ("decimal", "1.255", "1.25"), ("letters", "ab1é", "abé"), ("both", "a1-b", "a1b"),
    ("phone", "+49+1", "+491"), ("set", "xyz", "xy"), ("pattern", "ABC", "AB"),
  ])
  func typedText(kind: String, typed: String, kept: String) {
    let restrictions: [String: InputRestriction] = [
      "number": .number, "decimal": .decimal(places: 2), "letters": .letters, "both": .lettersAndDigits,
      "phone": .phone, "set": .characters(CharacterSet(charactersIn: "xy")), "pattern": .pattern("[A-Z]{0,2}"),
    ]
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.inputRestriction = restrictions[kind]
    for character in typed { field.insertText(String(character)) }
    #expect(field.text == kept)
  }

  @Test func theLengthIsCountedInCharacters() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.maximumLength = 3
    for character in "a👩‍👩‍👧éz" { field.insertText(String(character)) }
    #expect(field.text == "a👩‍👩‍👧é")
  }
}

@MainActor
@Suite struct KeyboardTests {
  @Test func theEditedFieldStaysAboveTheKeyboard() {
    let form = FormViewController(names: (1...10).map { "Line \($0)" })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.keyboardHeight = 260
    form.fields[8].becomeFirstResponder()
    #expect(form.bottomInset == 260)
    #expect(form.visibleTop > 0)
    let frame = form.fields[8].convert(form.fields[8].bounds, to: window)
    #expect(frame.maxY <= 667 - 260)
    form.fields[8].resignFirstResponder()
    #expect(form.bottomInset == 0)
  }

  @Test func form() {
    let form = FormViewController(names: ["Street", "House", "City", "Country"])
    assertSnapshot(of: form, as: .image(size: CGSize(width: 320, height: 260)))
  }
}

@MainActor
@Suite struct FieldTests {
  private func field() -> TouredField {
    let field = TouredField(frame: CGRect(x: 0, y: 0, width: 240, height: 40))
    field.borderStyle = .roundedRect
    field.placeholder = "Where to"
    return field
  }

  @Test func placeholder() { assertSnapshot(of: field(), as: .image) }

  @Test func text() {
    let field = field()
    field.text = "Reykjavík"
    field.clearButtonMode = .always
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dot.backgroundColor = .systemGreen
    field.leftView = dot
    field.leftViewMode = .always
    assertSnapshot(of: field, as: .image)
  }
}

@MainActor
@Suite struct RenderingTests {
  @Test func prices() {
    let table = PriceTableView(frame: CGRect(x: 0, y: 0, width: 240, height: 130))
    table.backgroundColor = .systemBackground
    table.rows = [("Ink", "8.5"), ("Paper, 500 sheets", "112.25"), ("String", "0.75"), ("Total", "121.5")]
    table.showsRuler = true
    assertSnapshot(of: table, as: .image)
  }

  @Test func list() {
    let canvas = TextCanvas(frame: CGRect(x: 0, y: 0, width: 240, height: 130))
    canvas.backgroundColor = .systemBackground
    canvas.attributedText = BulletList.text(items: [
      "A short item", "An item that is so long that it needs a second line, which hangs", "The last one",
    ])
    assertSnapshot(of: canvas, as: .image)
  }

  @Test func page() {
    let page = JustifiedPage(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    page.show(
      title: "On margins",
      body: "A page is made of what is left out. The margin gives the reader a place for the thumb, the eye a place "
        + "to rest, and the printer a place for error. Where a picture interrupts the column, the lines give way and "
        + "close again below it, and whoever reads on does not notice that anything has happened.")
    page.hole = CGRect(x: 190, y: 90, width: 114, height: 80)
    assertSnapshot(of: page, as: .image)
  }

  @Test func rows() {
    let notes = NotesViewController(sections: [
      ("Today", [
        Note(title: "Proofs", body: "Check the last sheet twice."),
        Note(title: "Binding", body: "The thread is too thin for the large volume, and the glue has not come yet."),
      ]),
      ("Later", [Note(title: "Type", body: "Two founts of the small italic.")]),
    ])
    assertSnapshot(of: notes, as: .image(size: CGSize(width: 320, height: 360)))
    assertSnapshot(
      of: UINavigationController(rootViewController: notes), as: .image(on: .iPhoneSe), named: "screen")
  }
}

@MainActor
@Suite struct PlaceholderTests {
  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 70))
    view.font = .systemFont(ofSize: 15)
    view.placeholder = "Say what you think, in your own words"
    return view
  }

  @Test func anEmptyViewShowsTheWords() { assertSnapshot(of: view(), as: .image) }

  @Test func typingHidesThem() {
    let view = view()
    view.insertText("So")
    #expect(view.subviews.compactMap { $0 as? UILabel }.first?.isHidden == true)
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.subviews.compactMap { $0 as? UILabel }.first?.isHidden == false)
  }
}
