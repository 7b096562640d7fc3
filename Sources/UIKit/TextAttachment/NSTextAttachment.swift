public import Foundation
public import UIFoundation

/// A picture, a view, or space that replaces a U+FFFC character.
///
/// A `UITextView` displays the view of an attachment as a subview, as long as its text is laid out
/// by TextKit 2. Labels and text fields draw the picture of the attachment: UIKit's documentation
/// does not mention attachment views in labels.
open class NSTextAttachment: BasicTextAttachment, NSTextAttachmentLayout {
  /// The distance of lines from the attachment, in points. It has no effect.
  open var lineLayoutPadding: CGFloat = 0
  /// True if a text view may display the attachment as a view. A change applies to text that is set
  /// later.
  open var allowsTextAttachmentView = true
  /// True if views are allowed, and a provider class is registered for the file type. (The second
  /// condition is from memory.)
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
  }

  private static var providerClasses: [String: AnyClass] = [:]

  /// Registers the class of the view providers for attachments with a file type.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) { NSTextAttachment.providerClasses[fileType] = textAttachmentViewProviderClass }

  /// Returns the class that is registered for a file type; nil if there is none.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    NSTextAttachment.providerClasses[fileType]
  }

  /// Returns a new provider of the class that is registered for the file type; nil if there is no
  /// class, or if views are not allowed.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard usesTextAttachmentView, let fileType,
      let type = Self.textAttachmentViewProviderClass(forFileType: fileType),
      type is NSTextAttachmentViewProvider.Type
    else { return nil }
    let made = ClassTable(of: NSTextAttachmentViewProvider.self).make(
      type, objects: (self, parentView, textContainer?.textLayoutManager), location: location)
    return made as? NSTextAttachmentViewProvider
  }
}
