/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by a number of points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is inset on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  let outline: @Sendable (Base, CGRect, CGFloat) -> Path
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : outline(base, inner, amount)
  }
  /// Returns the shape with a larger inset.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount, outline: outline)
  }
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, BitwiseCopyable {
  /// Creates a rectangle.
  public init() {}
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the rectangle inset on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle whose corners have a horizontal and a vertical radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// Returns the shape inset on each side. The radii shrink by the same amount.
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount) { base, rect, amount in
      let corner = CGSize(
        width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
      return Path(roundedRect: rect, cornerSize: corner, style: base.style)
    }
  }
}

/// A rectangle with a separate radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle with a separate radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// Returns the shape inset on each side. The radii shrink by the same amount.
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(base: self, amount: amount) { base, rect, amount in
      func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
      let radii = base.cornerRadii
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: less(radii.topLeading), bottomLeading: less(radii.bottomLeading),
          bottomTrailing: less(radii.bottomTrailing), topTrailing: less(radii.topTrailing)), style: base.style)
    }
  }
}

/// A rectangle with fully round ends.
nonisolated public struct Capsule: InsettableShape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    // A continuous corner of half the side has no room: it is a half circle.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// Returns the capsule inset on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// The largest circle that fits into the frame, centred.
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Returns a square with the shorter proposed side, or the ideal size without a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  /// Returns the circle inset on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// An ellipse that fills the frame.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the ellipse inset on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// The shape of the container around a view. Galley always draws a rectangle (its own choice).
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape inset on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}
