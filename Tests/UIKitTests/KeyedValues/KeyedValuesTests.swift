import Foundation
import TestSupport
import Testing

@testable import UIKit

private final class Observer: NSObject, KeyPathObserver {
  var changes: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

private final class Watch: NSLayoutConstraint {
  var count = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { count += 1 }
}

private final class Plain: NSObject {
  let word = "x"
}

@MainActor @Suite struct KeyedValuesTests {
  @Test func propertiesAreReadAndSetByName() {
    let label = UILabel()
    label.setValue("a", forKey: "text")
    label.setValue(2, forKey: "textAlignment")
    label.setValue(true, forKey: "hidden")
    label.setValue(nil, forKeyPath: "backgroundColor")
    #expect(label.text == "a")
    #expect(label.textAlignment == .right)
    #expect(label.isHidden)
    #expect(label.value(forKey: "text") as? String == "a")
    #expect(label.value(forKey: "textAlignment") as? Int == 2)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKey: "nothing") == nil)
    #expect(Plain().value(forKey: "word") as? String == "x")
    let button = UIButton(type: .system)
    button.setTitle("b", for: .normal)
    button.setValue(3, forKeyPath: "titleLabel.numberOfLines")
    #expect(button.titleLabel?.numberOfLines == 3)
  }

  /// A view that writes down the names that UIKit does not know.
  private final class Listener: UIView {
    var names: [String] = []
    let note = "n"
    override func setValue(_ value: Any?, forUndefinedKey key: String) { names.append("\(key) = \(value ?? "nil")") }
    override func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
  }

  @Test func unknownNamesAreReported() {
    let view = Listener()
    view.setValue(3, forKey: "shininess")
    view.setValue(nil, forKeyPath: "shininess")
    view.setValue("x", forKeyPath: "note")
    view.setValue(1, forKeyPath: "superview.alpha")
    #expect(view.names == ["shininess = 3", "shininess = nil", "note = x"])
    #expect(view.value(forKey: "shininess") as? String == "undefined shininess")
    #expect(view.value(forKey: "note") as? String == "n")
  }

  @Test func numbersOfEveryKindAreTaken() {
    let view = UIView()
    for (value, alpha) in [(0.5 as Any, 0.5 as CGFloat), (1, 1), (CGFloat(0.25), 0.25), (NSNumber(value: 0.75), 0.75)] {
      view.setValue(value, forKey: "alpha")
      #expect(view.alpha == alpha)
    }
    view.setValue(1, forKey: "hidden")
    view.setValue(NSNumber(value: 7), forKey: "tag")
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(view.isHidden && view.tag == 7 && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func pathsThroughLayersReachTheirProperties() {
    let view = UIView()
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    view.setValue(20, forKeyPath: "layer.bounds.size.width")
    #expect(view.layer.cornerRadius == 7 && view.bounds.width == 20)
    let inner = UIView()
    view.addSubview(inner)
    inner.setValue(0.5, forKeyPath: "superview.alpha")
    #expect(view.alpha == 0.5)
  }

  @Test func aNameThatCannotBeSetEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UILabel().setValue("a", forKey: "txet") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITextField().setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UILabel().setValue(3, forKey: "text") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UILabel().setValue(UIView(), forKey: "superview") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSLayoutConstraint().setValue(3, forKey: "firmness") }
    }
  }

  @Test func theColourOfAPlaceholderIsReadByThePrivateLabel() {
    let field = UITextField()
    #expect(field.value(forKeyPath: "_placeholderLabel.textColor") == nil)
    field.placeholder = "Name"
    #expect(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor == .placeholderText)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor == .red)
    #expect(field.value(forKeyPath: "_placeholderLabel.text") as? String == "Name")
  }

  @Test func messagesSayWhatWouldBeRight() {
    let label = UILabel()
    #expect(
      KeyProblem("txet", of: label, .isUnknown).description
        == "setValue(_:forKey:): UILabel has no property \"txet\" that can be set by name. Set the property "
        + "itself, or override setValue(_:forUndefinedKey:).")
    #expect(KeyProblem("_placeholderLabel", of: label, .isUnknown).description.contains("attributedPlaceholder"))
    #expect(
      KeyProblem("text", of: label, .hasOtherType(3)).description
        == "setValue(_:forKey:): the property \"text\" of UILabel cannot be 3, which is of the type Int.")
  }

  @Test func gettersOfOneClassAreThoseOfOthers() {
    let getter = Selector("font", { (object: UITextField) in { object.font } })
    let label = UILabel()
    label.font = .systemFont(ofSize: 33)
    let other: any NSObjectProtocol = label
    #expect(other.responds(to: getter))
    #expect(other.perform(getter).takeUnretainedValue() as? UIFont == .systemFont(ofSize: 33))
    #expect(!Plain().responds(to: getter))
  }

  @Test func observersAreNotifiedOfChanges() {
    let (label, observer) = (UILabel(), Observer())
    label.text = "a"
    label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
    label.text = "b"
    label.removeObserver(observer, forKeyPath: "text")
    label.text = "c"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addObserver(observer, forKeyPath: "contentSize", options: [.initial], context: nil)
    scroll.contentSize = CGSize(width: 10, height: 20)
    #expect(observer.changes == ["text a b", "contentSize - -", "contentSize - -"])
  }

  @Test func pathsEndInOtherObjects() {
    let (label, view) = (UILabel(), UIView())
    view.addSubview(label)
    let watch = Watch(
      item: label, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
    watch.addObserver(watch, forKeyPath: "firstItem.font", options: [], context: nil)
    label.font = .systemFont(ofSize: 3)
    #expect(watch.count == 1)
    watch.removeObserver(watch, forKeyPath: "firstItem.font", context: nil)
    label.font = .systemFont(ofSize: 4)
    #expect(watch.count == 1)
  }

  @Test func picturesHaveWordsForAssistiveTechnologies() {
    let image = UIImage()
    #expect(image.accessibilityLabel == nil)
    image.accessibilityLabel = "a"
    #expect(image.accessibilityLabel == "a")
  }
}

@MainActor @Suite struct TextSizeLimitTests {
  @Test func limitsReachTheTree() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    inner.adjustsFontForContentSizeCategory = true
    inner.font = .preferredFont(forTextStyle: .body)
    outer.minimumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inner.font.pointSize == 21)
    inner.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryS"))
    outer.minimumContentSizeCategory = nil
    inner.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
  }
}

@MainActor @Suite struct SmallAdditionTests {
  @Test func floatingCursorsMoveTheInsertionPoint() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = UIFont(try TestFonts.mono(10))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "abcdef"
    view.updateFloatingCursor(at: CGPoint(x: 13, y: 5))
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func delegatesHaveWindowsInTwoOptionals() {
    final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? = UIWindow() }
    final class Bare: NSObject, UIApplicationDelegate {}
    let (delegate, bare): (any UIApplicationDelegate, any UIApplicationDelegate) = (Delegate(), Bare())
    #expect(delegate.window??.isHidden == true)
    #expect(bare.window??.isHidden == nil)
  }

  @Test func wordsAreEnumerated() {
    var words: [String] = []
    ("one two, three" as NSString).enumerateSubstrings(
      in: NSRange(location: 0, length: 14), options: [.byWords, .reverse]
    ) { word, range, around, stop in
      words.append("\(word ?? "") \(range.location) \(around.length)")
      stop.pointee = ObjCBool(words.count == 2)
    }
    #expect(words == ["three 9 5", "two 4 5"])
  }

  @Test func typesHaveTags() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.preferredMIMEType == "image/png")
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
    #expect(type == "public.png")
  }

  @Test func textViewsHaveLayoutsByParagraphsUntilAskedForLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "a\nb"
    var count = 0
    view.textLayoutManager?.enumerateTextLayoutFragments(from: nil) { _ in
      count += 1
      return true
    }
    #expect(count == 2)
    #expect(view.textContainer.textLayoutManager === view.textLayoutManager)
    _ = view.layoutManager
    #expect(view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }
}
