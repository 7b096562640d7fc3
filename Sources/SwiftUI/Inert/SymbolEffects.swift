/// A movement of symbols: none is drawn.
public struct SymbolEffect: Sendable {
  private let name: String
  /// The symbol jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol fades and returns.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The layers of the symbol change after each other.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The symbol grows and shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// The symbol grows and shrinks slowly.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The symbol turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The symbol turns a little to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The effect on the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect on each layer.
  public var byLayer: SymbolEffect { self }
  /// The effect upwards.
  public var up: SymbolEffect { self }
  /// The effect downwards.
  public var down: SymbolEffect { self }
  /// The effect with layers that stay.
  public var iterative: SymbolEffect { self }
  /// The effect with layers that add up.
  public var cumulative: SymbolEffect { self }
  /// The effect that runs backwards after it ran.
  public var reversing: SymbolEffect { self }
}

/// The speed and the repetition of a movement of symbols.
public struct SymbolEffectOptions: Sendable {
  /// The usual options.
  public static let `default` = SymbolEffectOptions()
  /// The effect again and again.
  public static let repeating = SymbolEffectOptions()
  /// The effect once.
  public static let nonRepeating = SymbolEffectOptions()
  /// The effect some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The effect faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Without effect: symbols do not move.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Without effect: symbols do not move.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }
  /// Without effect: symbols do not move.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
