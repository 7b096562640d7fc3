import CoreGraphics
public import Foundation

extension UITableView {
  /// The appearance of a table.
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

  /// The animation of a change. Changes happen at once here.
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

  /// The edge that separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// A height that the content decides.
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"
  nonisolated public static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label at either side.
    case value1 = 1
    /// A narrow label in the tint colour, and one beside it.
    case value2 = 2
    /// A label below the other.
    case subtitle = 3
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The mark at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The focus style of a cell, which has no effect here.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// A change of a cell.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
