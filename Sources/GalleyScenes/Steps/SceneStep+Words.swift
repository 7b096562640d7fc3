import GalleyBase
import GalleyViews

extension SceneStep {
  /// The action in the words of the scene, such as `type “ab”`, `select 1–3` or `wait 0.5 s`. Empty
  /// for a step that only takes a picture.
  public var words: String {
    switch action {
    case .focus(let id): "focus \(id)"
    case .type(let text): "type \(text.quoted)"
    case .mark(let text, let selected):
      "mark \(text.quoted)" + (selected.map { ", selected \($0.words)" } ?? "")
    case .commit(let text): "commit" + (text.map { " " + $0.quoted } ?? "")
    case .backspace(let count): "backspace" + times(count)
    case .deleteForward(let count): "deleteForward" + times(count)
    case .undo(let count): "undo" + times(count)
    case .redo(let count): "redo" + times(count)
    case .tap(.view(let id, let point)): "tap \(id)" + (point.map { " at \($0.words)" } ?? "")
    case .tap(.point(let point)): "tap \(point.words)"
    case .select(let range): "select " + (range?.words ?? "all")
    case .paste(let text): "paste \(text.quoted)"
    case .move(.to(let target)): "move \(target.rawValue)"
    case .move(.by(let count)): "move \(count > 0 ? "+" : count < 0 ? "−" : "")\(count.magnitude)"
    case .clear: "clear"
    case .pressReturn: "return"
    case .resign: "resign"
    case .keyboard(.show(let keyboard)): "keyboard \(keyboard.totalHeight.plainDecimal) pt"
    case .keyboard(.hide): "keyboard hide"
    case .set(let change): "set \(change.view.id): \(change.keys.joined(separator: ", "))"
    case .wait(let seconds): "wait \(seconds.plainDecimal) s"
    case .look: ""
    }
  }
}

/// Returns a number of repetitions as the end of a description, such as ` × 3`; empty for one.
private func times(_ count: Int) -> String { count == 1 ? "" : " × \(count)" }

extension Point {
  /// The point as text, such as `12, 30`.
  fileprivate var words: String { "\(x.plainDecimal), \(y.plainDecimal)" }
}

extension Range<Int> {
  /// The range as text, such as `1–3`, or `1` for a position between characters.
  fileprivate var words: String { isEmpty ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)" }
}
