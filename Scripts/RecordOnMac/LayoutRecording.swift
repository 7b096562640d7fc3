import CoreText
import UIKit

/// The layout of a page as JSON, in the form of `galley layout` as far as UIKit tells it.
///
/// A text view is asked through its own layout manager. A label cannot be asked, nor the one in a button: its lines are
/// those of a TextKit stack with the label's text, width and number of lines, centred as labels centre theirs ("layout":
/// "stand-in"). The picture beside it is what UIKit really drew; where the two contradict each other the picture is right.
/// The lines of a text field are not recorded, only where its text may be.
@MainActor
struct LayoutRecording {
  private let page: ScenePage

  init(_ page: ScenePage) { self.page = page }

  var json: String {
    let environment = ProcessInfo.processInfo.environment
    var text = JSONText()
    text.begin("{")
    text.member("galley", 1)
    text.key("recorded")
    text.begin("{")
    text.member("device", environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model)
    text.member("system", "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
    text.end("}")
    text.member("size", [page.root.bounds.width, page.root.bounds.height])
    text.member("scale", page.scale)
    text.key("views")
    write(page.entries, to: &text)
    text.end("}")
    return text.text + "\n"
  }

  private func write(_ entries: [ScenePage.Entry], to text: inout JSONText) {
    text.begin("[")
    for entry in entries {
      text.breakLine()
      text.begin("{")
      text.member("id", entry.id)
      text.member("type", entry.kind)
      text.member("frame", entry.view.frame.numbers)
      writeText(of: entry.view, to: &text)
      text.key("subviews")
      write(entry.inner, to: &text)
      text.end("}")
    }
    text.end("]")
  }

  private func writeText(of view: UIView, to text: inout JSONText) {
    switch view {
    case let label as UILabel:
      text.member("text", label.text ?? "")
      text.member("layout", "stand-in")
      let stack = TextStack(standingInFor: label)
      write(stack.lines(at: stack.origin(in: label, scale: page.scale)), to: &text)
    case let button as UIButton:
      text.member("text", button.currentAttributedTitle?.string ?? button.currentTitle ?? "")
      guard let title = button.titleLabel else { return }
      text.member("layout", "stand-in")
      let stack = TextStack(standingInFor: title)
      let origin = stack.origin(in: title, scale: page.scale)
      write(stack.lines(at: CGPoint(x: title.frame.minX + origin.x, y: title.frame.minY + origin.y)), to: &text)
    case let view as UITextView:
      text.member("text", view.text)
      let stack = TextStack(of: view)
      write(stack.lines(at: CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)), to: &text)
    case let field as UITextField:
      text.member("text", field.text ?? "")
      text.member("textRect", field.textRect(forBounds: field.bounds).numbers)
    default: break
    }
  }

  private func write(_ lines: [RecordedLine], to text: inout JSONText) {
    text.key("lines")
    text.begin("[")
    for line in lines {
      text.breakLine()
      text.begin("{")
      text.member("range", [CGFloat(line.range.location), CGFloat(NSMaxRange(line.range))])
      text.member("rect", line.rect.numbers)
      text.member("usedRect", line.usedRect.numbers)
      text.member("baseline", line.baseline)
      if let hidden = line.hidden {
        text.member("hidden", [CGFloat(hidden.location), CGFloat(NSMaxRange(hidden))])
      } else {
        text.key("runs")
        write(line.runs, to: &text)
      }
      text.end("}")
    }
    text.end("]")
  }

  private func write(_ runs: [RecordedRun], to text: inout JSONText) {
    text.begin("[")
    for run in runs {
      text.begin("{")
      text.member("font", run.font.fontName)
      text.member("size", run.font.pointSize)
      text.key("glyphs")
      text.begin("[")
      for glyph in run.glyphs {
        text.value([CGFloat(glyph.glyph), glyph.origin.x, glyph.origin.y, glyph.advance, CGFloat(glyph.cluster)])
      }
      text.end("]")
      text.end("}")
    }
    text.end("]")
  }
}

extension CGRect {
  /// `[x, y, width, height]`.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
