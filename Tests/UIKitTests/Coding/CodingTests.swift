import Foundation
import TestSupport
import Testing
import UIKit

/// What `init(coder:)` makes.
@MainActor @Suite struct CodingTests {
  private func emptyArchive() throws -> NSKeyedUnarchiver {
    try NSKeyedUnarchiver(forReadingFrom: NSKeyedArchiver(requiringSecureCoding: false).encodedData)
  }

  @Test func viewsFromAnEmptyArchiveAreAsNew() throws {
    let label = try #require(UILabel(coder: try emptyArchive()))
    #expect((label.text, label.numberOfLines, label.frame) == (nil, 1, .zero))
    #expect(label.contentMode == .redraw)
    label.text = "proof"
    #expect(
      label.intrinsicContentSize
        == { () -> CGSize in
          let other = UILabel()
          other.text = "proof"
          return other.intrinsicContentSize
        }())
    let field = try #require(UITextField(coder: try emptyArchive()))
    field.insertText("typed")
    #expect(field.text == "typed")
    let view = try #require(UITextView(coder: try emptyArchive()))
    view.text = "set"
    #expect(view.textStorage.string == "set")
    #expect(view.layoutManager.textStorage === view.textStorage)
  }

  @Test func everyKindOfViewCanBeRead() throws {
    let kinds: [UIView.Type] = [
      UIView.self, UILabel.self, UITextField.self, UITextView.self, UIButton.self, UIImageView.self, UIStackView.self,
      UIScrollView.self, UISwitch.self, UISlider.self, UISegmentedControl.self, UIWindow.self,
    ]
    for kind in kinds {
      let view = try #require(kind.init(coder: try emptyArchive()), "\(kind)")
      #expect(type(of: view) == kind)
    }
  }

  @Test func valuesComeBackAsTheyWent() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    try expectEqual(read(style.copy() as! NSParagraphStyle), style)
    try expectEqual(read(shadow), shadow)
    try expectEqual(read(UIColor.systemRed), UIColor.systemRed)
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    try expectEqual(read(color), color)
    let font = UIFont.systemFont(ofSize: 13, weight: .bold)
    try expectEqual(read(font), font)
    let tab = NSTextTab(textAlignment: .center, location: 12)
    try expectEqual(read(tab), tab)
  }

  /// A value that was written to an archive and read from it.
  private func read<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }
}
