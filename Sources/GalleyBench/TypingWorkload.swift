import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyText
import GalleyViews

/// Returns the workload of typing. It types keys in the middle of a long text, once in a layout
/// without a view and once in a text view. Then it types all keys of a text into a text field.
func typingWorkload(_ setting: BenchSetting) throws -> Workload {
  let text = GeneratedText.english.text(bytes: setting.count(1 << 20))
  let oneParagraph = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  let file = try setting.write("typing.txt", Array(text.utf8))
  let layouts = [("paragraphs of 700 bytes", text, 16), ("one paragraph", oneParagraph, 4)]
  var parts: [WorkloadPart] = []
  for (subject, text, keys) in layouts {
    var part = WorkloadPart(subject: subject, measure: try keysInLayout(of: text, keys: keys, setting))
    if let floor = setting.floor {
      let (font, isOneParagraph) = (try setting.font(), text == oneParagraph)
      part.rivals.append(
        Rival(name: "floor") {
          let arguments = ["edit", file, "\(Int(setting.width))", "\(Int(BenchSetting.fontSize))"]
          let number = try floor.numbers(arguments, fonts: [font], isOneParagraph: isOneParagraph)
          return [Reading(unit: "CPU ms a key", value: try number("edit_ms"))]
        })
    }
    parts.append(part)
  }
  parts.append(
    WorkloadPart(
      subject: "text view, paragraphs of 700 bytes", measure: try keysInTextView(of: text, keys: 16, setting)))
  for keys in [setting.count(400), setting.count(1600)] {
    parts.append(WorkloadPart(subject: "field, \(keys) keys") { try keysInField(keys, setting) })
  }
  return Workload(name: "typing", parts: parts)
}

/// Lays a text out, and returns the cost of typing keys in its middle. The typed keys stay in the
/// text for later rounds.
private func keysInLayout(
  of text: String, keys: Int, _ setting: BenchSetting
) throws -> () throws -> [Reading] {
  let typesetter = Typesetter(fonts: setting.fonts)
  var layout = layOut(
    text, width: setting.width, font: try setting.font(), locale: "en_US", with: typesetter)
  return {
    perKey(keys) {
      let middle = layout.shaped.text.count / 2
      layout.edit(with: typesetter) {
        $0.replaceCharacters(in: middle..<middle, with: "x", typesetter: typesetter)
      }
    }
  }
}

/// Shows a text in a text view, and returns the cost of typing keys in its middle. Each key is followed by layout.
private func keysInTextView(
  of text: String, keys: Int, _ setting: BenchSetting
) throws -> () throws -> [Reading] {
  let typesetter = Typesetter(fonts: setting.fonts)
  let context = try RenderContext(typesetter: typesetter)
  let window = Window(size: Size(width: setting.width, height: 600), in: context)
  let view = TextView(frame: window.bounds, in: context)
  view.font = try setting.font()
  view.text = text
  window.addSubview(view)
  window.layoutIfNeeded()
  view.becomeFirstResponder()
  let middle = text.utf16.count / 2
  view.selectedTextRange = middle..<middle
  return {
    perKey(keys) {
      view.insertText("x")
      window.layoutIfNeeded()
      _ = view.placement
    }
  }
}

/// Types keys into an empty text field, with a layout after each key.
private func keysInField(_ keys: Int, _ setting: BenchSetting) throws -> [Reading] {
  let context = try RenderContext(typesetter: Typesetter(fonts: setting.fonts))
  let window = Window(size: Size(width: setting.width, height: 600), in: context)
  let field = TextField(frame: Rect(x: 0, y: 0, width: setting.width, height: 34), in: context)
  field.font = try setting.font()
  window.addSubview(field)
  field.becomeFirstResponder()
  var letters = GeneratedText.english.text(bytes: keys + 1).prefix(keys)[...]
  return perKey(keys) {
    field.insertText(String(letters.removeFirst()))
    window.layoutIfNeeded()
    _ = field.placement
  }
}

private func perKey(_ keys: Int, _ key: () -> Void) -> [Reading] {
  let milliseconds = cpuMilliseconds { for _ in 0..<keys { key() } }
  return [Reading(unit: "CPU ms a key", value: milliseconds / Double(keys))]
}
