import Foundation
import Testing
import UIFoundation

/// A storage that keeps its text itself, as libraries write them.
private final class OwnStorage: NSTextStorage {
  let backing = NSMutableAttributedString(string: "")
  var processed: [NSRange] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { nil }

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    processed.append(editedRange)
    if !string.isEmpty { addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1)) }
    super.processEditing()
  }
}

private final class Listener: NSTextStorageDelegate {
  var calls: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
}

@Suite struct TextStorageTests {
  @Test func aChangeIsProcessedAtOnce() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(storage.string == "hxyzlo")
    #expect(listener.calls == ["will 2 1+3 1", "did 2 1+3 1"])
    #expect(storage.editedMask.isEmpty)
    #expect(storage.changeInLength == 0)
  }

  @Test func changesBetweenBeginAndEndAreOne() {
    let storage = NSTextStorage(string: "hello world")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "all")
    storage.beginEditing()
    storage.insert(NSAttributedString(string: "oh "), at: 0)
    storage.endEditing()
    #expect(listener.calls.isEmpty)
    storage.endEditing()
    #expect(storage.string == "oh hello all")
    #expect(listener.calls == ["will 3 0+12 1", "did 3 0+12 1"])
  }

  @Test func aSubclassByFourPrimitivesHasAllMethods() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "one two"))
    storage.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 4, length: 3))
    storage.mutableString.insert("zero ", at: 0)
    storage.deleteCharacters(in: NSRange(location: 5, length: 4))
    #expect(storage.string == "zero two")
    #expect(storage.backing.string == "zero two")
    #expect(storage.length == 8)
    #expect(storage.attribute(.baselineOffset, at: 6, effectiveRange: nil) as? Int == 3)
    #expect(storage.attribute(.baselineOffset, at: 1, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(storage.processed.map { [$0.location, $0.length] } == [[0, 7], [4, 3], [0, 5], [5, 0]])
  }

  @Test func foundationReadsASubclassToo() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "ab", attributes: [.baselineOffset: 1]))
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "ab")
    #expect(copy.attribute(.baselineOffset, at: 1, effectiveRange: nil) as? Int == 1)
    let other = NSMutableAttributedString(string: "-")
    other.append(storage)
    #expect(other.string == "-ab")
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 1)).string == "b")
  }

  @Test func aParagraphHasTheStyleOfItsFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let storage = NSTextStorage()
    let text = NSMutableAttributedString(string: "one\ntwo")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
    storage.setAttributedString(text)
    #expect((storage.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
    #expect(storage.attribute(.paragraphStyle, at: 1, effectiveRange: nil) == nil)
  }

  @Test func notificationsArePosted() {
    let storage = NSTextStorage(string: "a")
    nonisolated(unsafe) var names: [Notification.Name] = []
    let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: storage, queue: nil) { names.append($0.name) }
    }
    storage.append(NSAttributedString(string: "b"))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      names.map(\.rawValue) == [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
  }
}
