/// A key press on a hardware keyboard.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The phases as a bit mask.
    public let rawValue: Int
    /// Creates phases from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key is pressed down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }
  /// The result of handling a key press.
  public enum Result: Sendable {
    case handled
    case ignored
  }
  /// The phase of the key press.
  public let phase: Phases
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

extension View {
  /// Has no effect: nobody presses keys.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect: nobody presses keys.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect: nobody presses keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect: nobody presses keys.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect: nobody presses keys.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
