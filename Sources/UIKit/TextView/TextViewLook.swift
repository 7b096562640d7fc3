import Foundation
import UIFoundation

/// The style of a text view's text that names none.
struct TextViewLook {
  /// Nil is the engine's own font of text views.
  var font: UIFont?
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural
  /// The look of links; nil is the engine's own.
  var links: [NSAttributedString.Key: Any]?

  /// The attributes of text that is set without any. Font and colour are left open where the view has none, so that
  /// they follow the engine's defaults.
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

/// The state that keeps a text storage and the engine's copy the same.
struct TextViewSync {
  /// True while the engine's change goes to the storage, or the storage's to the engine.
  var isBusy = false
  /// True while the container gets the view's size.
  var isSizingContainer = false
  /// The attributes of what is typed next.
  var typing = TypingAttributes()
  /// The container as the engine has it.
  var lastContainer: ContainerRules?
  /// The change of the storage while it was the engine's.
  var pendingRange: NSRange?
  private var watch: StorageWatch?

  /// The part of a container that the engine's text view takes over.
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
