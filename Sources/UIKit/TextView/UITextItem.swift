public import Foundation
import UIFoundation

/// A part of a text that can be tapped: a link, an attachment, or text with a tag. After a tap, the
/// delegate supplies the action, or else a menu, which is not shown.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kind and the value of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The preview above the menu of an item. It is stored but not drawn.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    /// The view of the preview; nil for the item's text.
    public let view: UIView?

    /// Creates a preview that shows a view.
    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    /// The default preview, which shows the item's text.
    public static var `default`: MenuPreview { MenuPreview() }
  }

  /// The menu of an item and its preview. It is stored but not drawn.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public let menu: UIMenu
    public let preview: MenuPreview?

    /// Creates a configuration with a menu and the default preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// Creates a configuration with a menu and a preview. If `preview` is nil, the menu has no
    /// preview.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }

  public let content: Content
  /// The range of the item in the text, in UTF-16 units.
  public let range: NSRange

  package init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
