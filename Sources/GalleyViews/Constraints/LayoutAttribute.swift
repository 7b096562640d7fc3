/// The line or length of a view that a constraint refers to.
///
/// UIKit counterpart: NSLayoutConstraint.Attribute, with its raw values.
package enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: the second side of a constraint between an attribute and a constant.
  case none = 0
  case left, right, top, bottom
  /// The side on which text begins.
  case leading
  /// The side on which text ends.
  case trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin
  case leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// True for an attribute on the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: false
    }
  }

  /// True for a length, false for a line.
  package var isLength: Bool { self == .width || self == .height }

  /// True for an attribute within the layout margins.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// True for a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same line of the rectangle that the margins enclose.
  var withoutMargins: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

/// An axis of a layout. UIKit counterpart: NSLayoutConstraint.Axis, with its raw values.
public enum LayoutAxis: Int, Hashable, Sendable {
  /// From side to side.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  /// The other axis.
  package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
  /// The length along the axis.
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The line where the axis begins.
  var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The line where the axis ends.
  var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The line in the middle.
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}

/// Two values, one for each axis.
package struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  package var horizontal: Value
  package var vertical: Value

  package init(_ both: Value) { (horizontal, vertical) = (both, both) }
  package init(horizontal: Value, vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  package subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
