import Foundation
import UIFoundation

/// A test of the assumptions that compiled modules make about Swift's runtime library, Foundation
/// and the fonts.
///
/// A program that comes with the modules prints the result; `galley doctor` runs it.
@MainActor
public enum _RuntimeProbe {
  /// Returns one sentence for each assumption that is false; empty if all are true.
  public static func findings() -> [String] {
    // The tests after these would stop the program.
    guard ClassTable.isReadable else {
      return ["this version of Swift lays out classes differently: table views cannot create cells"]
    }
    guard SwiftObjectMark.isInPlace else {
      return ["this version of Swift lays out objects differently: Foundation cannot compare values of attributes"]
    }
    let trials: [(String, () -> Bool)] = [
      ("with this version of Swift, a table view cannot create cells of a registered class", makesCells),
      ("Foundation does not compare the values of attributes", comparesValues),
      ("a label with text has no size: run galley fonts to see whether a font is missing", measuresText),
    ]
    return trials.compactMap { $1() ? nil : $0 }
  }

  private static func makesCells() -> Bool {
    final class Cell: UITableViewCell {}
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.register(Cell.self, forCellReuseIdentifier: "cell")
    return view.dequeueReusableCell(withIdentifier: "cell") is Cell
  }

  private static func comparesValues() -> Bool {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 1, length: 1))
    var range = NSRange()
    _ = text.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
    return range.length == 2
  }

  private static func measuresText() -> Bool {
    let label = UILabel()
    label.text = "a"
    return label.intrinsicContentSize.width > 1
  }
}
