public import Foundation

/// A part of a text that is laid out separately.
open class NSTextElement: NSObject {
  /// The manager of the element. It is not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The part of the text that the element is.
  open var elementRange: NSTextRange?
  /// None.
  open var childElements: [NSTextElement] { [] }
  /// None.
  open weak var parentElement: NSTextElement?
  /// True.
  open var isRepresentedElement: Bool { true }

  /// An element of a manager.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph with its separator.
open class NSTextParagraph: NSTextElement {
  /// The characters with their attributes.
  public let attributedString: NSAttributedString

  /// A paragraph of a text.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var separatorLength: Int {
    let text = attributedString.string
    guard let last = text.last, last.isNewline else { return 0 }
    return last.utf16.count
  }

  /// The part without the separator.
  open var paragraphContentRange: NSTextRange? {
    elementRange.map {
      NSTextRange(NSRange(location: $0.offsets.location, length: $0.offsets.length - separatorLength))
    }
  }
  /// The separator; nil if there is none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard separatorLength > 0, let range = elementRange?.offsets else { return nil }
    return NSTextRange(NSRange(location: NSMaxRange(range) - separatorLength, length: separatorLength))
  }
}
