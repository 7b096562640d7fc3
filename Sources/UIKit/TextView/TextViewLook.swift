import Foundation
import UIFoundation

/// The style of text without attributes in a text view.
struct TextViewLook {
  /// The font; nil means the engine's default font of text views.
  var font: UIFont?
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural
  /// The attributes of links; nil means the engine's default.
  var links: [NSAttributedString.Key: Any]?

  /// The attributes for plain text. They contain no font or colour if the view has none, so that
  /// the engine's defaults apply.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}

/// The state of the synchronisation between a text storage and the engine's text.
struct TextViewSync {
  /// True while a change is copied in either direction between the storage and the engine.
  var isBusy = false
  /// True while the size of the text container is set from the view's size.
  var isSizingContainer = false
  /// The attributes of typed text.
  var typing = TypingAttributes()
  /// The settings of the text container that were last passed to the engine.
  var lastContainer: ContainerRules?
  /// The range of the storage that was edited while a change of the engine was copied to the
  /// storage; nil if there was no such edit.
  var pendingRange: NSRange?
  private var watch: StorageWatch?

  /// The settings of a text container that the engine's text view uses.
  struct ContainerRules: Equatable {
    var padding: CGFloat
    var lines: Int
    var mode: NSLineBreakMode
    var paths: [ObjectIdentifier]
  }

  mutating func observe(_ storage: NSTextStorage, for view: UITextView) {
    watch = StorageWatch(of: storage) { [weak view] in view?.noteStorage($0) }
  }
}
