import Foundation
public import UIFoundation

/// The name of a custom state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a view that a configuration may depend on.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// The value of a state that the app added; nil if it set none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer, or of another view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// True for the view that a keyboard or remote control acts on. Nothing sets it here.
  public var isFocused = false
  /// True for a header that stays at the edge while its section scrolls. Nothing sets it here.
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
  /// The part that a cell has in a drag. Nothing is dragged here.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The part that a cell has in a drop. Nothing is dropped here.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// True for the cell that a keyboard or remote control acts on. Nothing sets it here.
  public var isFocused = false
  /// True for a cell that stays at the edge while its section scrolls. Nothing sets it here.
  public var isPinned = false
  public var isEditing = false
  /// True for an item whose children are shown.
  public var isExpanded = false
  /// True while a cell is swiped. Nothing sets it here.
  public var isSwiped = false
  /// True while a cell is moved by a finger. Nothing sets it here.
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  /// The list and the part of it that the cell belongs to; nil outside of lists.
  var list: ListPlacement?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIConfigurationState {
  /// The states that the system's configurations use.
  var look: (isDisabled: Bool, isMarked: Bool, list: ListPlacement?) {
    if let cell = self as? UICellConfigurationState {
      return (cell.isDisabled, cell.isSelected || cell.isHighlighted, cell.list)
    }
    let view = self as? UIViewConfigurationState
    return (view?.isDisabled ?? false, view.map { $0.isSelected || $0.isHighlighted } ?? false, nil)
  }
}

/// The kind of a list and the part of it that a view belongs to.
struct ListPlacement: Hashable {
  /// The kind of a list.
  enum Style: Hashable { case plain, grouped, insetGrouped, sidebar }
  /// A part of a list.
  enum Role: Hashable { case cell, header, footer }
  var style: Style
  var role: Role
}
