/// An animated effect of symbols. Galley does not draw it.
public struct SymbolEffect: Sendable {
  private let name: String
  /// The symbol bounces.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol's opacity pulses.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The layers of the symbol change their opacity one after the other.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The symbol is scaled.
  public static let scale = SymbolEffect(name: "scale")
  /// The symbol grows and shrinks slowly.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The symbol rotates.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The symbol wiggles to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The effect, applied to the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect, applied to each layer.
  public var byLayer: SymbolEffect { self }
  /// The effect, with a movement upwards.
  public var up: SymbolEffect { self }
  /// The effect, with a movement downwards.
  public var down: SymbolEffect { self }
  /// The effect, with one visible layer at a time.
  public var iterative: SymbolEffect { self }
  /// The effect, with layers that stay visible.
  public var cumulative: SymbolEffect { self }
  /// The effect, followed by its reverse.
  public var reversing: SymbolEffect { self }
}

/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// The effect repeats without end.
  public static let repeating = SymbolEffectOptions()
  /// The effect runs once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns options for an effect that runs a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options for an effect at another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options with another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Has no effect: Galley does not draw symbol effects.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Has no effect: Galley does not draw symbol effects.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }
  /// Has no effect: Galley does not draw symbol effects.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
