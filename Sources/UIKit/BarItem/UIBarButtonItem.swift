import CoreGraphics
public import Foundation
public import UIFoundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    case plain, bordered, done

    /// The newer name of `done`.
    public static var prominent: Style { .done }
  }

  /// A system button.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    case writingTools

    /// The English title; symbols have none.
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

  /// The weight.
  open var style = Style.plain { didSet { changed?() } }
  /// The width; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changed?() } }
  /// The titles that the button may have; it is as wide as the widest.
  open var possibleTitles: Set<String>?
  /// The view that replaces the button.
  open var customView: UIView? { didSet { changed?() } }
  /// The method that is called.
  open var action: Selector?
  /// The object that it is called on.
  open weak var target: AnyObject?
  /// The action that replaces target and method.
  open var primaryAction: UIAction? {
    didSet { title = primaryAction?.title ?? title }
  }
  /// The menu that opens.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor? { didSet { changed?() } }
  /// True if the button is on.
  open var isSelected = false { didSet { changed?() } }
  /// True if the button is not shown.
  open var isHidden = false { didSet { changed?() } }
  /// True if the title or picture is drawn in the colour of buttons.
  open var changesSelectionAsPrimaryAction = false
  /// True if the button has no part in the background of those beside it. No such background is drawn.
  open var hidesSharedBackground = false
  /// True if the button may share a background with those beside it. No such background is drawn.
  open var sharesBackground = true
  /// True for spaces, which grow if they are flexible.
  package private(set) var systemItem: SystemItem?
  private var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics.RawValue: UIOffset] = [:]

  /// Creates an empty button.
  public override init() { super.init() }

  /// Creates a button from an interface file, which is not supported here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with a picture, and one where the bar is low.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A system button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// A system button with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
    if title?.isEmpty != false { title = systemItem.title }
  }

  /// A button with the title of its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates an item with a view instead of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = space(.fixedSpace)
    space.width = width
    return space
  }

  /// Returns a space that grows.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Makes a space by `init()`, which subclasses need not declare.
  private class func space(_ item: SystemItem) -> Self {
    let space = galley_make(self)
    space.systemItem = item
    return space
  }

  /// Calls the action as a press would.
  package func press() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  /// Sets the button's background picture.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = image
    changed?()
  }

  /// Returns the button's background picture.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets the button's background picture. All styles have the same.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: state, barMetrics: barMetrics) }

  // Back buttons have no pictures of their own, and backgrounds are not moved: these methods have no effect.
  open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Sets the distance of the title from its usual position.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
    changed?()
  }

  /// Returns the distance of the title from its usual position.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that replaces them where space is short.
  open var representativeItem: UIBarButtonItem?

  /// A group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
