/// The key of a keyboard shortcut, given by its character.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key produces.
  public var character: Character
  /// Creates the key for a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key for a character literal.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}

/// Modifier keys, such as command.
public struct EventModifiers: OptionSet, Sendable {
  /// The modifier keys as a bit mask.
  public let rawValue: Int
  /// Creates modifier keys from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The modifier keys that are held.
  public var modifiers: EventModifiers
  /// Creates a shortcut of a key and modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// The shortcut of the default action: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel action: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

extension View {
  /// Has no effect: nobody presses keys.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// Has no effect: nobody presses keys.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Has no effect: nobody presses keys.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
