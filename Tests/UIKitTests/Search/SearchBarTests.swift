import Testing
import UIKit

@MainActor @Suite struct SearchBarTests {
  /// A delegate that records its calls, and returns false for those in `refused`.
  private final class Log: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func answer(_ line: String) -> Bool {
      lines.append(line)
      return !refused.contains(line)
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("end") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      answer("\(range.location) \(range.length) \(text)")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  }

  private let log = Log()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    bar.delegate = log
    window.addSubview(bar)
  }

  @Test func theDelegateIsAskedAboutEditing() {
    window.makeKeyAndVisible()
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("pe")
    log.refused = ["2 0 x", "end"]
    bar.searchTextField.insertText("x")
    #expect(bar.text == "pe")
    #expect(!bar.resignFirstResponder())
    #expect(log.lines == ["begin", "0 0 pe", "pe", "2 0 x", "end"])
  }

  @Test func aRefusedBeginningLeavesTheFieldUnfocused() {
    log.refused = ["begin"]
    window.makeKeyAndVisible()
    #expect(!bar.becomeFirstResponder())
    #expect(!bar.isFirstResponder)
  }

  @Test func theSearchKeyDoesNotEndEditing() {
    window.makeKeyAndVisible()
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("\n")
    #expect(log.lines.last == "search")
    #expect(bar.isFirstResponder)
  }

  @Test func aBarWithoutADelegateIsEdited() {
    bar.delegate = nil
    window.makeKeyAndVisible()
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("pears")
    #expect(bar.text == "pears")
    #expect(bar.resignFirstResponder())
  }
}
