import Galley
import TestSupport
import Testing

/// The examples in the documentation of views, word for word.
@Suite struct ViewExampleTests {
  let typesetter: Typesetter
  let context: RenderContext

  init() throws {
    let example = try Example()
    typesetter = example.typesetter
    context = example.context
  }

  @Test func labels() {
    let label = Label(frame: Rect(x: 16, y: 16, width: 288, height: 48), in: context)
    label.text = "A label that is too long for one line ends in an ellipsis."
    label.lineBreakMode = .byTruncatingMiddle
    let wanted = label.sizeThatFits(Size(width: 288, height: .infinity))
    #expect(wanted.height < 48 && label.isTruncated)
  }

  @Test func textFields() {
    let window = Window(size: Size(width: 320, height: 200), in: context)
    let field = TextField(frame: Rect(x: 16, y: 16, width: 288, height: 34), in: context)
    field.placeholder = "City"
    field.restriction = TextRestriction(maximumLength: 20)
    window.addSubview(field)
    field.becomeFirstResponder()
    field.typeText("Köln")
    #expect(field.text == "Köln" && field.isEditing)
  }

  @Test func textViews() {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 240, height: 96), in: context)
    view.text = "Text of any length, which scrolls."
    view.contentOffset = Point(x: 0, y: 20)
    let height = view.sizeThatFits(Size(width: 240, height: .infinity)).height
    #expect(height == view.contentSize.height)
  }

  @Test func textContainerViews() {
    let page = TextContainerView(frame: Rect(x: 0, y: 0, width: 300, height: 200), in: context)
    page.attributedText = AttributedText("Text that runs around a circle, in two columns.")
    page.columns = TextColumns(count: 2, spacing: 24)
    page.exclusionPaths = [Path(ovalIn: Rect(x: 110, y: 60, width: 80, height: 80))]
    let rest = page.overflow
    #expect(rest == nil)
  }

  @Test func stacks() {
    let (title, note) = (Label(in: context), Label(in: context))
    (title.text, note.text) = ("Title", "A note below it")
    let stack = StackView(frame: Rect(x: 16, y: 16, width: 288, height: 120), in: context)
    stack.axis = .vertical
    stack.spacing = 8
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(note)
    stack.setCustomSpacing(16, after: title)
    stack.layoutIfNeeded()
    #expect(note.frame.minY == title.frame.maxY + 16 && note.frame.maxY == 120 && title.frame.width == 288)
    stack.removeArrangedSubview(note)
    stack.layoutIfNeeded()
    #expect(title.frame.height == 120 && stack.arrangedSubviews.count == 1)
  }

  @Test func constraints() {
    let card = View(frame: Rect(x: 0, y: 0, width: 240, height: 120), in: context)
    let name = Label(in: context)
    name.text = "A name of any length"
    name.numberOfLines = 0
    name.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(name)
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
      name.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 12),
    ])
    card.layoutIfNeeded()
    #expect(name.frame.minX == 8 && name.frame.minY == 12 && name.frame.maxX <= 232 && name.frame.height > 0)
    card.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    card.layoutIfNeeded()
    #expect(name.frame.minX == 30)
  }

  @Test func cells() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400), in: context)
    let cell = TableCell(in: context)
    cell.textLabel.text = "Paper"
    cell.detailLabel.text = "120 g/m²"
    cell.style = .value1
    cell.accessory = .disclosureIndicator
    table.sections = [TableSection(header: .text(AttributedText("Stock")), rows: [TableRow(cell)])]
    table.layoutIfNeeded()
    #expect(table.rowFrames.map(\.width) == [320] && cell.detailLabel.frame.maxX == 320 - 16 - 8 - 8)
  }

  @Test func views() {
    let card = View(frame: Rect(x: 0, y: 0, width: 200, height: 100), in: context)
    card.backgroundColor = .white
    card.cornerRadius = 12
    card.addSubview(Label(frame: Rect(x: 12, y: 12, width: 176, height: 20), in: context))
    let list = displayList(of: card)
    #expect(!list.commands.isEmpty)
  }

  @Test func windows() {
    let window = Window(size: Size(width: 320, height: 568), in: context)
    window.keyboard = Keyboard(height: 253)
    window.keyboardAvoidance = .window
    let field = TextField(frame: Rect(x: 16, y: 500, width: 288, height: 34), in: context)
    window.addSubview(field)
    field.becomeFirstResponder()
    let events = window.trace.text
    #expect(events.contains("textFieldDidBeginEditing") && window.frame.minY < 0)
  }

  @Test func buttons() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 120, height: 44), in: context)
    button.title = "Send"
    button.titleColor = SystemColor.systemBlue.color(in: .light)
    button.contentHorizontalAlignment = .leading
    let title = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    #expect(title.minX == 0)
  }

  @Test func tables() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400), in: context)
    table.rows = [TableRow("A row is as high as its text."), TableRow(Label(in: context), height: 60)]
    table.rowInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    let height = table.contentSize.height
    #expect(height > 100)
  }

  @Test func contexts() throws {
    let dark = try RenderContext(
      typesetter: typesetter, scale: 3, contentSizeCategory: .extraLarge, interfaceStyle: .dark)
    let ground = SystemColor.systemBackground.color(in: dark.interfaceStyle)
    #expect(ground == .black)
  }

  @Test func canvases() {
    final class Underlined: View {
      override func draw(_ rect: Rect, on canvas: inout Canvas) {
        canvas.fill(Rect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), .black)
      }
    }
    #expect(displayList(of: Underlined(frame: Rect(x: 0, y: 0, width: 9, height: 9), in: context)).commands.count == 1)
  }
}
