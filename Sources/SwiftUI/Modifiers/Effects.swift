/// Applies an effect to the content as a whole.
nonisolated struct EffectModifier: UnaryModifier {
  typealias Body = Never
  let apply: @MainActor (EffectView, EnvironmentValues) -> Void

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let environment = item.environment
    item.drawContained(placing, in: frame, on: surface) { apply($0, environment) }
  }
}

/// Shows the content inside of a shape only.
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

  /// Hides the view. Its place stays.
  nonisolated public func hidden() -> some View { modifier(EffectModifier { view, _ in view.isHidden = true }) }

  /// Shows the view inside of a shape only.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows the view inside of its frame only.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Makes the corners of the view round, with quarters of circles of a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Turns the view around a point. Its place stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier { $0.transform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor, $1) })
  }

  /// Draws the view in another size. Its place stays.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier { $0.transform(CGAffineTransform(scaleX: x, y: y), around: anchor, $1) })
  }

  /// Draws the view in another size. Its place stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view in another size. Its place stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view with its points changed. Its place stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier { $0.transform(transform, around: .zero, $1) })
  }

  /// Draws a shadow of the view. `radius` is that of the blur, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws the view as a whole, so that effects apply to all of it at once.
  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier { _, _ in }) }

  /// Draws the view as a whole.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Has the view's geometry change as a whole.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The colours that a group is drawn in.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB without its curve.
  case linear
  /// sRGB without its curve, beyond its range.
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
