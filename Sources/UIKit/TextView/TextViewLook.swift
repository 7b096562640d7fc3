import Foundation
import UIFoundation

/// The style of a text view's text that names none.
struct TextViewLook {
  /// Nil is the engine's own font of text views.
  var font: UIFont?
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural
  /// The appearance of links; nil means the engine's default.
  var links: [NSAttributedString.Key: Any]?

  /// The attributes of text that is set without attributes. Font and colour are left out where the view has none, so
  /// that they follow the engine's defaults.
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

/// The state for the synchronisation of a text storage and the engine's copy.
struct TextViewSync {
  /// True while the engine's change goes to the storage, or the storage's to the engine.
  var isBusy = false
  /// True while the container gets the view's size.
  var isSizingContainer = false
  /// The attributes of typed text.
  var typing = TypingAttributes()
  /// The container for the engine.
  var lastContainer: ContainerRules?
  /// The change of the storage while it was the engine's.
  var pendingRange: NSRange?
  private var watch: StorageWatch?

  /// The settings of a container that the engine's text view uses.
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
