import CoreGraphics
public import Foundation
public import UIFoundation

/// An indicator, a text or a view at a side of a list cell's content.
///
/// Disclosure indicators, check marks, details, labels and views of the app are drawn. The controls of editing (delete,
/// insert, reorder, multiselect) and pop-up menus are kept, but not drawn, since there is no editing here.
public struct UICellAccessory {
  /// The editing states in which an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory's view.
    case actual
    /// The standard width of accessories: 24 points. The value is Galley's choice.
    case standard
    case custom(CGFloat)
  }
  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    case checkmark, disclosureIndicator, detail, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu
    case label, customView
  }
  /// The side of the content at which a custom view is placed.
  public enum Placement {
    /// A closure that returns an accessory's index among the accessories already at its side.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }
  public typealias ActionHandler = () -> Void

  /// The appearance of an accessory. Galley stores and ignores options that an accessory of this
  /// kind does not use.
  public struct Options {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.font) = (backgroundColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
  public typealias CheckmarkOptions = Options
  public typealias DisclosureIndicatorOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias PopUpMenuOptions = Options
  public typealias LabelOptions = Options

  /// A custom view as an accessory, and its position.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool?
    public let reservedLayoutWidth: LayoutDimension?
    public let tintColor: UIColor?
    public let maintainsFixedSize: Bool?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  public let accessoryType: AccessoryType
  let placement: Placement
  let options: Options
  var text: String?
  var view: UIView?
  var maintainsFixedSize = false
  var action: ActionHandler?

  private init(_ type: AccessoryType, _ placement: Placement, _ options: Options) {
    (accessoryType, self.placement, self.options) = (type, placement, options)
  }

  private static func trailing(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, _ action: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, .trailing(displayed: displayed), options)
    accessory.action = action
    return accessory
  }
  private static func leading(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, _ action: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, .leading(displayed: displayed), options)
    accessory.action = action
    return accessory
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { trailing(.checkmark, displayed, options) }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { trailing(.disclosureIndicator, displayed, options) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { trailing(.detail, displayed, options, actionHandler) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { trailing(.outlineDisclosure, displayed, options, actionHandler) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { leading(.delete, displayed, options, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { leading(.insert, displayed, options, actionHandler) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { leading(.multiselect, displayed, options) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { trailing(.reorder, displayed, options) }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { trailing(.popUpMenu, displayed, options) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = trailing(.label, displayed, options)
    accessory.text = text
    return accessory
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    var accessory = UICellAccessory(.customView, configuration.placement, options)
    accessory.view = configuration.customView
    accessory.maintainsFixedSize = configuration.maintainsFixedSize ?? false
    return accessory
  }
}
