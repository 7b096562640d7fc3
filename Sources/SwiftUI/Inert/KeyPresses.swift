/// A key that was pressed on a keyboard.
public struct KeyPress: Sendable {
  /// The steps of a press.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each step.
    public let rawValue: Int
    /// Steps from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All steps.
    public static let all = Phases(rawValue: 7)
  }
  /// The answer to a press.
  public enum Result: Sendable {
    case handled
    case ignored
  }
  /// The step.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key writes.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension View {
  /// Without effect: no keys are pressed.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Without effect: no keys are pressed.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Without effect: no keys are pressed.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Without effect: no keys are pressed.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Without effect: no keys are pressed.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
