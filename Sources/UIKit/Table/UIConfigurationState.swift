import Foundation
public import UIFoundation

/// The key of a custom state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a view on which its configurations can depend.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// The value of a custom state; nil if the app has not set one.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or another view with configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// True if the view has the focus of a keyboard or remote control. Galley never sets it.
  public var isFocused = false
  /// True if the header stays at the edge while its section scrolls. Galley never sets it.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell that is dragged. Galley has no dragging.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The state of a cell on which items are dropped. Galley has no dropping.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// True if the cell has the focus of a keyboard or remote control. Galley never sets it.
  public var isFocused = false
  /// True if the cell stays at the edge while its section scrolls. Galley never sets it.
  public var isPinned = false
  public var isEditing = false
  /// True if the item of the cell is expanded, so that its children are shown.
  public var isExpanded = false
  /// True while the cell is swiped. Galley never sets it.
  public var isSwiped = false
  /// True while the user moves the cell to another position. Galley never sets it.
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  /// The list style and the role of the cell in the list; nil outside of lists.
  var list: ListPlacement?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIConfigurationState {
  /// The parts of the state on which the system's configurations depend.
  var look: (isDisabled: Bool, isMarked: Bool, list: ListPlacement?) {
    if let cell = self as? UICellConfigurationState {
      return (cell.isDisabled, cell.isSelected || cell.isHighlighted, cell.list)
    }
    let view = self as? UIViewConfigurationState
    return (view?.isDisabled ?? false, view.map { $0.isSelected || $0.isHighlighted } ?? false, nil)
  }
}

/// The style of a list, and the role of a view in the list.
struct ListPlacement: Hashable {
  /// The style of a list.
  enum Style: Hashable { case plain, grouped, insetGrouped, sidebar }
  /// The role of a view in a list.
  enum Role: Hashable { case cell, header, footer }
  var style: Style
  var role: Role
}
