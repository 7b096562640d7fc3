/// A gradient whose colours follow a line.
nonisolated public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// Creates a linear gradient from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  /// Creates a linear gradient from colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a linear gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint with the colours of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(Paint.linear(gradient.stops(in: context.environment), start: start, end: end).level(context.level))
  }
}

/// A gradient whose colours follow the distance from a point.
nonisolated public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  /// Creates a radial gradient from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a radial gradient from colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a radial gradient from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint with the colours of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    let paint = Paint.radial(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    return _Paint(paint.level(context.level))
  }
}

/// A gradient whose colours follow the distance from a point, along ellipses.
nonisolated public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat
  /// Creates an elliptical gradient from a gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates an elliptical gradient from colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates an elliptical gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint with the colours of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    let paint = Paint.elliptical(stops, center: center, startFraction: startFraction, endFraction: endFraction)
    return _Paint(paint.level(context.level))
  }
}

/// A gradient whose colours follow the angle around a point.
nonisolated public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle
  /// Creates an angular gradient from a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// Creates an angular gradient from colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates an angular gradient from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates an angular gradient that fills a full turn with the colours of `gradient`. The turn
  /// begins at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates an angular gradient for a full turn from colours. The turn begins at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates an angular gradient that fills a full turn with the colours of `stops`. The turn
  /// begins at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint with the colours of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let stops = gradient.stops(in: context.environment)
    return _Paint(Paint.angular(stops, center: center, start: start, end: end).level(context.level))
  }
}

extension AnyGradient: ShapeStyle {
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of a linear gradient from top to bottom.
  public func _paint(in context: StyleContext) -> _Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

extension Gradient: ShapeStyle {
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of a linear gradient from top to bottom.
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
  /// The default gradient of the colour. It is lighter at the top (Galley's choice: 15 % of white).
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// Returns a linear gradient from colours at equal distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a linear gradient from stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a radial gradient from colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient from colours at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns an angular gradient for a full turn from colours.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
