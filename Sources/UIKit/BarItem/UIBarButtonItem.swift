import CoreGraphics
public import Foundation
public import UIFoundation

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button: plain or emphasised.
  public enum Style: Int, Sendable {
    case plain, bordered, done

    /// The newer name of `done`.
    public static var prominent: Style { .done }
  }

  /// A button or space that the system provides, with a standard title or symbol.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    case writingTools

    /// The English title; nil for items with a symbol.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      case .add: "+"
      case .stop: "✕"
      default: nil
      }
    }
  }

  /// The style of the button.
  open var style = Style.plain { didSet { changed?() } }
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { changed?() } }
  /// The titles that the button can have. On iOS the widest title determines the width. Galley
  /// stores the value and ignores it.
  open var possibleTitles: Set<String>?
  /// The view that is shown instead of the button.
  open var customView: UIView? { didSet { changed?() } }
  /// The method of the target that is called when the button is pressed.
  open var action: Selector?
  /// The object on which `action` is called; nil for the responder chain.
  open weak var target: AnyObject?
  /// The action that takes precedence over `target` and `action`.
  open var primaryAction: UIAction? {
    didSet { title = primaryAction?.title ?? title }
  }
  /// The menu of the button.
  open var menu: UIMenu?
  /// The tint colour of the button.
  open var tintColor: UIColor? { didSet { changed?() } }
  /// True if the button is selected.
  open var isSelected = false { didSet { changed?() } }
  /// True if the button is hidden.
  open var isHidden = false { didSet { changed?() } }
  /// True if pressing the button should change its selection. Galley stores the value and ignores
  /// it.
  open var changesSelectionAsPrimaryAction = false
  /// True if the button does not share the background of its neighbours. Shared backgrounds are not
  /// drawn.
  open var hidesSharedBackground = false
  /// True if the button may share a background with its neighbours. Shared backgrounds are not
  /// drawn.
  open var sharesBackground = true
  /// The system item from which the button or space was created; nil for other buttons.
  package private(set) var systemItem: SystemItem?
  private var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]

  /// Creates an empty bar button.
  public override init() { super.init() }

  /// Creates a bar button without decoding anything from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a bar button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a bar button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a bar button with an image, and another image for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system bar button or space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a system bar button with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
    if title?.isEmpty != false { title = systemItem.title }
  }

  /// Creates a bar button with the title and the image of its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates a bar button item that shows a custom view instead of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = space(.fixedSpace)
    space.width = width
    return space
  }

  /// Returns a space that takes up the remaining width.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Creates a space as an object of this class. The `init()` that the class inherits or overrides
  /// is called.
  private class func space(_ item: SystemItem) -> Self {
    let space = galley_make(self)
    space.systemItem = item
    return space
  }

  /// Performs the button's action as a press does, unless the button is disabled.
  package func press() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  /// Sets the background image of the button for a state and the bar's metrics.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = image
    changed?()
  }

  /// Returns the background image of the button for a state and the bar's metrics; nil if none was
  /// set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets the background image of the button. The style is ignored.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: state, barMetrics: barMetrics) }

  // Back buttons have no pictures of their own, and backgrounds are not moved: these methods have no effect.
  open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Sets the offset of the title from its default position, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
    changed?()
  }

  /// Returns the offset of the title from its default position, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }
}

/// A group of buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons of the group.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that replaces the group where space is short.
  open var representativeItem: UIBarButtonItem?

  /// Creates a group of bar buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

/// The height of a bar (default or compact), with or without a prompt.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The style of a bar, which determines its default colours.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
