import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
  final class NoteLabel: UILabel {}
  final class NoteBox: UIView {}
  final class NoteField: UITextField {}

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func looksOfAClassComeWithTheWindow() {
    NoteLabel.appearance().textColor = .red
    NoteLabel.appearance(whenContainedInInstancesOf: [NoteBox.self]).textColor = .green
    let (first, second, third, plain) = (NoteLabel(), NoteLabel(), NoteLabel(), UILabel())
    second.textColor = .blue
    let box = NoteBox()
    box.addSubview(third)
    #expect(first.textColor != .red)
    for view in [first, second, plain, box] { window.addSubview(view) }
    #expect(first.textColor == .red)
    #expect(second.textColor == .blue)
    #expect(third.textColor == .green)
    #expect(plain.textColor != .red)
  }

  @Test func laterSettersWin() {
    NoteField.appearance().font = .systemFont(ofSize: 31)
    let field = NoteField()
    window.addSubview(field)
    #expect(field.font?.pointSize == 31)
    field.font = .systemFont(ofSize: 11)
    field.removeFromSuperview()
    window.addSubview(field)
    #expect(field.font?.pointSize == 11)
  }
}
