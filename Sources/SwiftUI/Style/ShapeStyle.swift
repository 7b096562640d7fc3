/// A way to fill shapes and text: a colour, a gradient, a level of importance.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style after the environment was looked at.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style's paint. Only the module's own styles implement it.
  func _paint(in context: StyleContext) -> _Paint
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public func _paint(in context: StyleContext) -> _Paint { resolve(in: context.environment)._paint(in: context) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the module's own styles are not resolved to others.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves itself")
  }
}

extension Never: ShapeStyle {
  /// The style resolves itself.
  public typealias Resolved = Never
  /// Never called.
  public func _paint(in context: StyleContext) -> _Paint { switch self {} }
}

/// The input of a style: the environment, and the level of importance that is asked for.
public struct StyleContext {
  var environment: EnvironmentValues
  /// 0 is primary, 3 is quaternary.
  var level = 0

  init(_ environment: EnvironmentValues, level: Int = 0) { (self.environment, self.level) = (environment, level) }
}

/// The paint of a style.
public struct _Paint {
  let paint: Paint
  init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  /// The style's paint in an environment.
  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: StyleContext(environment)).paint }
}

extension Paint {
  /// The opacities of the levels of importance of a colour that has no levels of its own (UIKit's of label colours:
  /// secondary 0.6, tertiary 0.3, quaternary 0.18; that other colours have the same is a choice).
  static let levels: [Double] = [1, 0.6, 0.3, 0.18, 0.12]

  func level(_ level: Int) -> Paint { opacity(Paint.levels[min(level, Paint.levels.count - 1)]) }
}

/// A style whose type is erased.
@frozen public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Part of SwiftUI.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The style's paint.
  public func _paint(in context: StyleContext) -> _Paint { style._paint(in: context) }
}

extension Color: ShapeStyle {
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The colour.
  public func _paint(in context: StyleContext) -> _Paint {
    let color = source.color(in: context.environment)
    if context.level > 0, let own = source.color(level: context.level) { return _Paint(.color(own)) }
    return _Paint(Paint.color(color).level(context.level))
  }
}

extension ColorSource {
  /// The colour in an environment. It still follows the traits.
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

  /// The label colour of a level of importance; nil for other colours than the primary one.
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
