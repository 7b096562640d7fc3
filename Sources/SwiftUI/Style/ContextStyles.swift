/// The foreground style of the environment.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the foreground style of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.foreground.paint(in: context.environment, level: context.level))
  }
}

/// The tint of the environment, or blue if no tint was set.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the tint of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint((context.environment.tintPaint ?? .color(.systemBlue)).level(context.level))
  }
}

/// The background style of the environment, by default the system's background: white, or black in
/// the dark scheme.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the background style of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    if let style = context.environment.backgroundStyle {
      return style._paint(in: StyleContext(context.environment.withoutBackgroundStyle, level: context.level))
    }
    let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return _Paint(.color(colors[min(context.level, 2)]))
  }
}

/// The colour of separators between parts of the content.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns UIKit's separator colour.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.separator)) }
}

/// The colour of placeholder text.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns UIKit's colour of placeholder text.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.placeholderText)) }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the tint of the environment, or UIKit's link colour if no tint was set.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.tintPaint ?? .color(.link))
  }
}

/// The colour of the fill of controls.
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns UIKit's fill colour for the hierarchy level.
  public func _paint(in context: StyleContext) -> _Paint {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return _Paint(.color(colors[min(context.level, 3)]))
  }
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns UIKit's background colour.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.systemBackground)) }
}

/// The background of selected content.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the tint with a reduced opacity (Galley's choice).
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint((context.environment.tintPaint ?? .color(.systemBlue)).opacity(0.2))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of the fill of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == Color {
  /// The accent colour, which is the tint of the environment.
  public static var accentColor: Color { Color(.semantic(.accent)) }
}
