import Galley
import TestSupport
import Testing

/// The examples in the README and the manual, word for word.
@Suite struct ManualExampleTests {
  let context: RenderContext

  init() throws { context = try Example().context }

  @Test func gettingStarted() throws {
    let context = try RenderContext(scale: 2)
    let label = Label(in: context)
    label.text = "Hello, world"
    label.insets = EdgeInsets(top: 25, left: 0, bottom: 25, right: 0)
    label.sizeToFit()
    let bytes = try label.png()
    #expect(bytes.starts(with: [0x89, 0x50]))
  }

  @Test func installing() throws {
    let label = Label(in: try RenderContext(scale: 2))
    label.text = "Hello, world"
    label.insets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    label.sizeToFit()
    let bytes = try label.png()
    #expect(bytes.starts(with: [0x89, 0x50]))
  }

  @Test func defaultFonts() throws {
    let label = Label(in: try RenderContext())
    label.text = "Hello, world"
    label.sizeToFit()
    let bytes = try label.png()
    #expect(bytes.starts(with: [0x89, 0x50]))
  }

  @Test func fittingLabels() {
    let label = Label(in: context)
    label.text = "A label laid out in the size it asked for never truncates."
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 200
    label.frame.size = label.intrinsicContentSize
    let isWhole = !label.isTruncated
    #expect(isWhole)
  }

  @Test func overridesAndTraits() {
    final class PaddedLabel: Label {
      let padding = EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

      override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
        let text = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return Rect(
          x: text.minX - padding.left, y: text.minY - padding.top,
          width: text.width + padding.left + padding.right, height: text.height + padding.top + padding.bottom)
      }

      override func drawText(in rect: Rect, on canvas: inout Canvas) {
        super.drawText(in: rect.inset(by: padding), on: &canvas)
      }
    }
    let padded = PaddedLabel(in: context)
    padded.text = "Padded"
    let dark = View(in: context.overriding(TraitOverrides(userInterfaceStyle: .dark)))
    #expect(padded.intrinsicContentSize.height > 16 && dark.context.interfaceStyle == .dark)
  }

  @Test func stringDrawing() {
    let text = AttributedText("Measured without a view", attributes: TextAttributes())
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let room = Size(width: 200, height: .infinity)
    let height = text.boundingRect(with: room, options: options, in: context).height.rounded(.up)
    #expect(height > 0)
  }

  @Test func aStringAsAPicture() throws {
    let bytes = try AttributedText("Hello, world").png()
    #expect(bytes.starts(with: [0x89, 0x50]))
    let narrow = try PNG.decode(try AttributedText("Hello, world").png(width: 40))
    #expect(narrow.size.width == 80 && narrow.size.height > 40)
  }

  @Test func editing() {
    let window = Window(size: Size(width: 320, height: 200), in: context)
    let field = TextField(frame: Rect(x: 16, y: 16, width: 288, height: 34), in: context)
    field.id = "name"
    window.addSubview(field)
    field.becomeFirstResponder()
    field.setMarkedText("ni")  // an input method composes …
    field.insertText("你")  // … and commits
    field.resignFirstResponder()
    print(window.trace.text)
    #expect(
      Repository.text(of: "Sources/Galley/Galley.docc/EditingAndSteps.md").contains(
        window.trace.text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")))
  }
}
