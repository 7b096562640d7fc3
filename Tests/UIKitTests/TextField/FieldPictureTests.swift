import Galley
import GalleyDrawing
import GalleyViews
import Testing
import UIKit

/// Fields of UIKit draw what the engine's fields draw that are told the same.
@MainActor @Suite struct FieldPictureTests {
  typealias Case = @MainActor (UITextField, GalleyViews.TextField) -> Void

  nonisolated(unsafe) static let cases: [(name: String, tell: Case)] = [
    (
      "text",
      {
        $0.text = "Some text"; $1.text = "Some text"
      }
    ),
    (
      "placeholder",
      {
        $0.placeholder = "Name"; $1.placeholder = "Name"
      }
    ),
    (
      "rounded",
      {
        $0.borderStyle = .roundedRect; $1.borderStyle = .roundedRect
      }
    ),
    (
      "bezel",
      {
        $0.borderStyle = .bezel; $1.borderStyle = .bezel
      }
    ),
    (
      "line",
      {
        $0.borderStyle = .line; $1.borderStyle = .line
      }
    ),
    (
      "secure",
      {
        $0.text = "abc"
        $0.isSecureTextEntry = true
        $1.text = "abc"
        $1.isSecureTextEntry = true
      }
    ),
    (
      "right",
      {
        $0.text = "Some text"
        $0.textAlignment = .right
        $1.text = "Some text"
        $1.textAlignment = .right
      }
    ),
    (
      "clear button",
      {
        $0.text = "Some text"
        $0.clearButtonMode = .always
        $1.text = "Some text"
        $1.clearButtonMode = .always
      }
    ),
    (
      "too long",
      {
        $0.text = "A text that is longer than the field has room for"
        $1.text = "A text that is longer than the field has room for"
      }
    ),
    (
      "shrunken",
      {
        $0.text = "A text that is longer than the field"
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 9
        $1.text = "A text that is longer than the field"
        $1.adjustsFontSizeToFitWidth = true
        $1.minimumFontSize = 9
      }
    ),
  ]

  @Test(arguments: 0..<10) func equalsTheEngines(_ index: Int) {
    let frame = CGRect(x: 0, y: 0, width: 160, height: 34)
    let field = UITextField(frame: frame)
    let own = GalleyViews.TextField(frame: Rect(x: 0, y: 0, width: 160, height: 34), in: field.peer.context)
    Self.cases[index].tell(field, own)
    let expected = displayList(of: own)
    #expect(displayList(of: field.peer) == expected, "\(Self.cases[index].name)")
  }
}
