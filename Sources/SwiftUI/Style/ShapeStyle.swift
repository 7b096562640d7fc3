/// A style that fills shapes and text, such as a colour or a gradient.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style that is resolved for an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is resolved for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the paint of the style. Only the styles of this module implement this function.
  func _paint(in context: StyleContext) -> _Paint
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  public func _paint(in context: StyleContext) -> _Paint { resolve(in: context.environment)._paint(in: context) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the styles of this module do not resolve to other styles.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves itself")
  }
}

extension Never: ShapeStyle {
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Never called, as `Never` has no values.
  public func _paint(in context: StyleContext) -> _Paint { switch self {} }
}

/// The environment and the hierarchy level for which a style is resolved.
public struct StyleContext {
  var environment: EnvironmentValues
  /// The hierarchy level, from 0 (primary) to 4 (quinary).
  var level = 0

  init(_ environment: EnvironmentValues, level: Int = 0) { (self.environment, self.level) = (environment, level) }
}

/// The paint of a style.
public struct _Paint {
  let paint: Paint
  init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  /// Returns the paint of the style in an environment.
  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: StyleContext(environment)).paint }
}

extension Paint {
  /// The opacities of the hierarchy levels of a colour without levels (UIKit's label colours:
  /// secondary 0.6, tertiary 0.3, quaternary 0.18; the same for other colours is Galley's choice).
  static let levels: [Double] = [1, 0.6, 0.3, 0.18, 0.12]

  func level(_ level: Int) -> Paint { opacity(Paint.levels[min(level, Paint.levels.count - 1)]) }
}

/// A style with an erased type.
@frozen public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Creates a style that erases the type of another style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of the wrapped style.
  public func _paint(in context: StyleContext) -> _Paint { style._paint(in: context) }
}

extension Color: ShapeStyle {
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint of the colour at the hierarchy level.
  public func _paint(in context: StyleContext) -> _Paint {
    let color = source.color(in: context.environment)
    if context.level > 0, let own = source.color(level: context.level) { return _Paint(.color(own)) }
    return _Paint(Paint.color(color).level(context.level))
  }
}

extension ColorSource {
  /// Returns the UIKit colour in an environment. The colour still depends on traits.
  func color(in environment: EnvironmentValues) -> UIColor {
    switch self {
    case .fixed(let color): color
    case .named(let name, let bundle): UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .semantic(.primary): .label
    case .semantic(.secondary): .secondaryLabel
    case .semantic(.accent): environment.tintPaint?.color ?? UIColor.systemBlue
    case .faded(let color, let opacity): color.color(in: environment).faded(opacity)
    case .mixed(let first, let second, let fraction):
      first.color(in: environment).mixed(with: second.color(in: environment), fraction)
    }
  }

  /// Returns the label colour at a hierarchy level, or nil if this is not the primary colour.
  fileprivate func color(level: Int) -> UIColor? {
    guard case .semantic(.primary) = self else { return nil }
    return [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][min(level, 3)]
  }
}

extension UIColor {
  fileprivate func mixed(with other: UIColor, _ fraction: Double) -> UIColor {
    UIColor { traits in
      func parts(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a]
      }
      let mixed = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * fraction }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
  }
}
