/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by some points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller on all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  let outline: @Sendable (Base, CGRect, CGFloat) -> Path
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : outline(base, inner, amount)
  }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount, outline: outline)
  }
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, BitwiseCopyable {
  /// A rectangle.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// A rectangle with corners of two radii.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// A smaller shape, its radii smaller by the same amount.
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount) { base, rect, amount in
      let corner = CGSize(
        width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
      return Path(roundedRect: rect, cornerSize: corner, style: base.style)
    }
  }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// A rectangle with radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// A smaller shape, its radii smaller by the same amount.
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

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    // A continuous corner of half the side has no room: it is a half circle.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// The largest circle in the middle of its space.
nonisolated public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A square of the smaller side; without a proposal the ideal one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}

/// The shape of the container around a view. Without one it is a rectangle (a choice).
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// A container's shape.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount) { base, rect, _ in base.path(in: rect) }
  }
}
