import CoreGraphics
public import Foundation

extension UITableView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation of a change. In Galley changes are not animated.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The edge from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// The value of a height that is determined by the content.
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"
  nonisolated public static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// The labels of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// The cell has a single label.
    case `default` = 0
    /// The cell has a label at the left and a label at the right.
    case value1 = 1
    /// The cell has a narrow label in the tint colour, and another label beside it.
    case value2 = 2
    /// The cell has a second label below the first.
    case subtitle = 3
  }

  /// The style of the line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// The style in which a selected cell is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The editing control that a cell shows.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The style of a focused cell. It has no effect.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// A transition of a cell, such as to the editing state.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
