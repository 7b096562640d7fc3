/// The line or length of a view that a constraint refers to.
///
/// UIKit counterpart: NSLayoutConstraint.Attribute, with its raw values.
package enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The absence of an attribute, for constraints between an attribute and a constant.
  case none = 0
  case left, right, top, bottom
  /// The edge at which text begins: the left edge in a left-to-right layout.
  case leading
  /// The edge at which text ends: the right edge in a left-to-right layout.
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

  /// True for a width or a height, false for a line.
  package var isLength: Bool { self == .width || self == .height }

  /// True for an attribute that refers to the layout margins.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// True for the first or last baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The corresponding attribute without margins: `left` for `leftMargin`, for example. Other
  /// attributes stay the same.
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
  /// The axis from left to right.
  case horizontal = 0
  /// The axis from top to bottom.
  case vertical = 1

  /// The axis that crosses this axis.
  package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
  /// The attribute of the length along the axis: width or height.
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The attribute of the line where the axis begins: leading or top.
  var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The attribute of the line where the axis ends: trailing or bottom.
  var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute of the line in the middle of the axis.
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
