/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// Creates the value from its parts.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  /// Creates the value from its parts.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates the value from its parts.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The colours in the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(Paint.linear(gradient.stops(in: context.environment), start: start, end: end).level(context.level))
  }
}

/// A gradient along the radii of circles.
nonisolated public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  /// Creates the value from its parts.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Creates the value from its parts.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates the value from its parts.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The colours in the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    let paint = Paint.radial(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    return _Paint(paint.level(context.level))
  }
}

/// A gradient along the radii of ellipses.
nonisolated public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat
  /// Creates the value from its parts.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates the value from its parts.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates the value from its parts.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The colours in the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    let paint = Paint.elliptical(stops, center: center, startFraction: startFraction, endFraction: endFraction)
    return _Paint(paint.level(context.level))
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle
  /// Creates the value from its parts.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// Creates the value from its parts.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates the value from its parts.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates the value from its parts.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates the value from its parts.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates the value from its parts.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The colours in the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    return _Paint(Paint.angular(stops, center: center, start: start, end: end).level(context.level))
  }
}

extension AnyGradient: ShapeStyle {
  /// The style resolves itself.
  public typealias Resolved = Never
  /// A linear gradient from top to bottom.
  public func _paint(in context: StyleContext) -> _Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

extension Gradient: ShapeStyle {
  /// The style resolves itself.
  public typealias Resolved = Never
  /// A linear gradient from top to bottom.
  public func _paint(in context: StyleContext) -> _Paint { AnyGradient(self)._paint(in: context) }
}

extension Gradient {
  func stops(in environment: EnvironmentValues) -> PaintStops {
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    return PaintStops(
      colors: sorted.map { $0.element.color.source.color(in: environment) }, locations: sorted.map(\.element.location))
  }
}

extension Color {
  /// The standard gradient of the colour: lighter at the top (a choice: a tenth of white).
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient along radii.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient along radii.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient around a point.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
