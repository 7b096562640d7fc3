public import Foundation
import UIFoundation

// UIFoundation knows only the base class of attachments.

extension AttributedString {
  /// The attachment of the whole text; nil if there is none, or if it changes within the text.
  public var attachment: NSTextAttachment? {
    get { self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] as? NSTextAttachment }
    set { self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = newValue }
  }
}

extension AttributedString.Runs.Run {
  /// The attachment of the run; nil if there is none.
  public var attachment: NSTextAttachment? {
    self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] as? NSTextAttachment
  }
}
