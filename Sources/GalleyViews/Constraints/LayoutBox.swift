import GalleyBase

/// A rectangle whose position and size are linear expressions of variables, in the coordinates of a
/// view.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a rectangle that does not depend on variables.
  init(_ rect: Rect) {
    self.init(
      x: LinearExpression(rect.minX), y: LinearExpression(rect.minY), width: LinearExpression(rect.width),
      height: LinearExpression(rect.height))
  }

  /// Returns the rectangle inset by the given space at each edge.
  func inset(by edges: EdgeInsets) -> LayoutBox {
    guard edges != .zero else { return self }
    return LayoutBox(
      x: x + edges.left, y: y + edges.top, width: width + -(edges.left + edges.right),
      height: height + -(edges.top + edges.bottom))
  }

  /// Returns the rectangle moved by an offset.
  func moved(by offset: (x: LinearExpression, y: LinearExpression)) -> LayoutBox {
    LayoutBox(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// Returns the rectangle's origin and length along an axis.
  func extent(along axis: LayoutAxis) -> (origin: LinearExpression, length: LinearExpression) {
    axis == .horizontal ? (x, width) : (y, height)
  }

  /// Returns the expression of one line or length of the rectangle.
  ///
  /// Leading and trailing lines are measured from the leading side, so constraints with constants are mirrored as a
  /// whole.
  /// - Parameter mirror: In right-to-left layouts, twice the horizontal middle of the view whose coordinates the
  ///   rectangle uses; else nil.
  func value(of attribute: LayoutAttribute, mirror: LinearExpression?) -> LinearExpression {
    switch attribute {
    case .left: x
    case .right: x + width
    case .top, .firstBaseline: y
    case .bottom, .lastBaseline: y + height
    case .leading: mirror.map { $0 - x - width } ?? x
    case .trailing: mirror.map { $0 - x } ?? x + width
    case .width: width
    case .height: height
    case .centerX: x + width * 0.5
    case .centerY: y + height * 0.5
    default: LinearExpression()
    }
  }
}
