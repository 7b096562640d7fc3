public import Foundation
public import UIFoundation

/// A part of a text that can be tapped: a link, an attachment, or text with a tag. A tap asks the delegate for the action
/// and, if there is none, for a menu, which is not shown.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kind of a part.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The preview above the menu of a part. It is kept but not drawn.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    /// The view; nil for the part itself.
    public let view: UIView?

    /// A view above the menu.
    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    /// The part itself above the menu.
    public static var `default`: MenuPreview { MenuPreview() }
  }

  /// The menu of a part. It is kept but not drawn.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public let menu: UIMenu
    public let preview: MenuPreview?

    /// A menu with the part itself above it.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// A menu; nil for nothing above it.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }

  public let content: Content
  /// The range in the text, in UTF-16 units.
  public let range: NSRange

  package init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
