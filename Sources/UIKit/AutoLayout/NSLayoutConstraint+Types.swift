import CoreGraphics
import GalleyViews

extension NSLayoutConstraint {
  /// The line or length of an item to which a constraint refers.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }

    /// The engine's value for the attribute.
    var inEngine: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .none }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The engine's value for the relation.
    var inEngine: LayoutRelation { LayoutRelation(rawValue: rawValue) ?? .equal }
  }

  /// An axis of a layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    /// The engine's value for the axis.
    var inEngine: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
  }

  /// The alignment and the direction of views in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates format options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views align by their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Views align by their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Views align by their upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Views align by their lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Views align by their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Views align by their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Views align by their vertical middle lines.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Views align by their horizontal middle lines.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Views align by their last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Views align by their first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The mask of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The format is read in reading direction: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of all direction options.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Spaces are measured from edge to edge: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In a column, spaces are measured from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of all spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
