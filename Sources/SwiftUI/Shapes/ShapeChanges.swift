/// A shape whose outline is computed from another shape.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Base, CGRect) -> Path
  var fits: (@Sendable (ProposedViewSize) -> CGSize)?
  /// Returns the shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { change(base, rect) }
  /// Returns the size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fits?(proposal) ?? base.sizeThatFits(proposal) }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
  /// Returns the shape inset on each side.
  public func inset(by amount: CGFloat) -> _ChangedShape<Base.InsetShape> {
    let (base, change) = (base, change)
    return _ChangedShape<Base.InsetShape>(base: base.inset(by: amount)) { _, rect in
      change(base, rect.insetBy(dx: amount, dy: amount))
    }
  }
}

extension Shape {
  /// Returns the part of the shape between two fractions of its outline's length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(base: self) { $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction) }
  }
  /// Returns the shape, moved by an offset.
  public func offset(_ offset: CGSize) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { $0.path(in: $1).offsetBy(dx: offset.width, dy: offset.height) }
  }
  /// Returns the shape, moved by an offset.
  public func offset(_ offset: CGPoint) -> _ChangedShape<Self> { self.offset(x: offset.x, y: offset.y) }
  /// Returns the shape, moved by an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> { offset(CGSize(width: x, height: y)) }
  /// Returns the shape, scaled by two factors around a point.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    around(anchor) { $0.scaledBy(x: x, y: y) }
  }
  /// Returns the shape, scaled by a factor around a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the shape, rotated around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    around(anchor) { $0.rotated(by: CGFloat(angle.radians)) }
  }
  /// Returns the shape with a transform applied to its points.
  public func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { $0.path(in: $1).applying(transform) }
  }
  /// Returns the shape with a fixed size.
  public func size(_ size: CGSize) -> some Shape {
    _ChangedShape(base: self, change: { $0.path(in: CGRect(origin: $1.origin, size: size)) }, fits: { _ in size })
  }
  /// Returns the shape with a fixed size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  private func around(
    _ anchor: UnitPoint, _ change: @escaping @Sendable (CGAffineTransform) -> CGAffineTransform
  ) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { base, rect in
      let point = anchor.point(in: rect)
      let moved = change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
      return base.path(in: rect).applying(moved)
    }
  }

  /// Returns the outline of the stroked shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape(base: self) { $0.path(in: $1).strokedPath(style) }
  }
  /// Returns the outline of the shape stroked with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
