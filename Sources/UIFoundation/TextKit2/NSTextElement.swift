public import Foundation

/// A part of a text that is laid out separately.
open class NSTextElement: NSObject {
  /// The content manager of the element. The element does not retain it.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the text.
  open var elementRange: NSTextRange?
  /// Always empty, since elements have no children.
  open var childElements: [NSTextElement] { [] }
  /// The parent element; nil, since Galley's elements have no parents.
  open weak var parentElement: NSTextElement?
  /// Always true.
  open var isRepresentedElement: Bool { true }

  /// Creates an element of a content manager.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph with its separator.
open class NSTextParagraph: NSTextElement {
  /// The characters with their attributes.
  public let attributedString: NSAttributedString

  /// Creates a paragraph from an attributed string.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var separatorLength: Int {
    let text = attributedString.string
    guard let last = text.last, last.isNewline else { return 0 }
    return last.utf16.count
  }

  /// The range of the paragraph without its separator.
  open var paragraphContentRange: NSTextRange? {
    elementRange.map {
      NSTextRange(NSRange(location: $0.offsets.location, length: $0.offsets.length - separatorLength))
    }
  }
  /// The range of the paragraph separator; nil if there is none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard separatorLength > 0, let range = elementRange?.offsets else { return nil }
    return NSTextRange(NSRange(location: NSMaxRange(range) - separatorLength, length: separatorLength))
  }
}
