/// The foreground paints of the environment, from primary to quaternary content.
struct ForegroundPaints {
  /// The paints, beginning with primary content. Further levels are the first paint with a lower
  /// opacity.
  var paints: [Paint] = [.color(.label), .color(.secondaryLabel), .color(.tertiaryLabel), .color(.quaternaryLabel)]

  func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    level < paints.count ? paints[level] : paints[0].level(level)
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundPaints { ForegroundPaints() }
  }
  var foreground: ForegroundPaints {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
  }
  /// The tint, or nil for the system's blue.
  var tintPaint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  /// The style of `.background`, or nil for the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  var withoutBackgroundStyle: EnvironmentValues {
    var values = self
    values.backgroundStyle = nil
    return values
  }

  /// Sets the foreground styles. A style such as `.secondary` is a level of the foreground that was
  /// set before.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let outer = self
    let first = styles[0]
    foreground = ForegroundPaints(
      paints: (0..<5).map { level in
        level < styles.count
          ? styles[level].paint(in: outer) : first._paint(in: StyleContext(outer, level: level)).paint
      })
  }
}

extension View {
  /// Sets the foreground style of text, symbols and shapes.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([style]) })
  }

  /// Sets the foreground styles of primary and secondary content.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary]) })
  }

  /// Sets the foreground styles of primary, secondary and tertiary content.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary, tertiary]) })
  }

  /// Sets the foreground colour. Nil means the system's colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier { values in
        if let color { values.setForeground([color]) } else { values.foreground = ForegroundPaints() }
      })
  }

  /// Sets the tint of controls. Nil means the system's tint.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { values in values.tintPaint = tint?.paint(in: values) })
  }

  /// Sets the tint of controls. Nil means the system's tint.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { values in values.tintPaint = tint?.paint(in: values) })
  }

  /// Sets the tint of controls. Nil means the system's tint.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of `.background` in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
