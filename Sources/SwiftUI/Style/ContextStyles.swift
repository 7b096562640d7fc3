/// The foreground style of the environment.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The foreground.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.foreground.paint(in: context.environment, level: context.level))
  }
}

/// The tint of the environment; blue where none was set.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The tint.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint((context.environment.tintPaint ?? .color(.systemBlue)).level(context.level))
  }
}

/// The background of the system: white, or black in dark interfaces.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The background.
  public func _paint(in context: StyleContext) -> _Paint {
    if let style = context.environment.backgroundStyle {
      return style._paint(in: StyleContext(context.environment.withoutBackgroundStyle, level: context.level))
    }
    let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return _Paint(.color(colors[min(context.level, 2)]))
  }
}

/// The colour of lines between parts.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// UIKit's separator.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.separator)) }
}

/// The colour of placeholder text.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// UIKit's placeholder text.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.placeholderText)) }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The tint of the environment, or UIKit's link.
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint(context.environment.tintPaint ?? .color(.link))
  }
}

/// The background of controls.
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// UIKit's fill of the level.
  public func _paint(in context: StyleContext) -> _Paint {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return _Paint(.color(colors[min(context.level, 3)]))
  }
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// UIKit's background.
  public func _paint(in context: StyleContext) -> _Paint { _Paint(.color(.systemBackground)) }
}

/// The background of a selection.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// The style without settings.
  public init() {}
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The tint, faded (a choice).
  public func _paint(in context: StyleContext) -> _Paint {
    _Paint((context.environment.tintPaint ?? .color(.systemBlue)).opacity(0.2))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The separator.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The fill.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The window background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == Color {
  /// The system's accent color.
  public static var accentColor: Color { Color(.semantic(.accent)) }
}
