/// Applies an effect to the whole content.
nonisolated struct EffectModifier: UnaryModifier {
  typealias Body = Never
  let apply: @MainActor (EffectView, EnvironmentValues) -> Void

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let environment = item.environment
    item.drawContained(placing, in: frame, on: surface) { apply($0, environment) }
  }
}

/// Clips the content to a shape.
nonisolated struct ClipModifier: UnaryModifier {
  typealias Body = Never
  let shape: any Shape
  let style: FillStyle

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.drawContained(placing, in: frame, on: surface) { view in
      if shape is Rectangle {
        view.clipsToBounds = true
        return
      }
      var path = shape.path(in: view.bounds)
      if item.environment.layoutDirection == .rightToLeft && shape.layoutDirectionBehavior != .fixed {
        path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: view.bounds.width, ty: 0))
      }
      view.clip(to: path.cgPath, style)
    }
  }
}

extension View {
  /// Multiplies the view's opacity.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier { view, _ in view.alpha = CGFloat(opacity) })
  }

  /// Hides the view. The view keeps its space.
  nonisolated public func hidden() -> some View { modifier(EffectModifier { view, _ in view.isHidden = true }) }

  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Clips the view to a rectangle with round corners of the given radius, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Rotates the view around a point. The layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier { $0.transform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor, $1) })
  }

  /// Turns the view around an axis in space, and draws it as seen from far away: without `perspective`, and in the plane
  /// of the anchor. Its place stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let change = CGAffineTransform(turning: CGFloat(angle.radians), around: axis)
    return modifier(EffectModifier { $0.transform(change, around: anchor, $1) })
  }

  /// Scales the view by two factors. The layout does not change.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier { $0.transform(CGAffineTransform(scaleX: x, y: y), around: anchor, $1) })
  }

  /// Scales the view by a factor. The layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view by two factors. The layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view with an affine transform. The layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier { $0.transform(transform, around: .zero, $1) })
  }

  /// Draws a shadow of the view. `radius` is the radius of the blur, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws the view as one group, so that effects apply to the whole view at once.
  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier { _, _ in }) }

  /// Draws the view as one group.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Returns the view unchanged: nothing moves in Galley.
  nonisolated public func geometryGroup() -> some View { self }
}

extension CGAffineTransform {
  /// The part in the plane of a turn in space, by the formula of Rodrigues. An axis without length turns nothing.
  nonisolated init(turning angle: CGFloat, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle), sin(angle))
    self.init(
      a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine, c: x * y * (1 - cosine) - z * sine,
      d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
  }
}

/// The colour space in which a group is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The sRGB colour space.
  case nonLinear
  /// The linear sRGB colour space.
  case linear
  /// The linear sRGB colour space with values beyond 0 to 1.
  case extendedLinear
}

/// Draws a shadow of the content.
nonisolated struct ShadowModifier: UnaryModifier {
  typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let environment = item.environment
    item.drawContained(placing, in: frame, on: surface) { view in
      let color = color.paint(in: environment).resolved(with: environment.traits).color.cgColor
      view.layer.shadowColor = color
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = radius
      view.layer.shadowOffset = offset
    }
  }
}
