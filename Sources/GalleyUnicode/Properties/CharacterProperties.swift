import CICU

/// The properties of a character that text analysis needs.
struct CharacterProperties {
  /// Those of the flags `space`, `bidiReset` and `ignorable` that apply to the character.
  let marks: TextBoundaries
  let bidiClass: BidiClass
  let traits: Traits
  /// The line breaking class (UAX 14) in the low six bits, and two more bits, as in CICU.h.
  let lineClass: UInt8
  /// ICU's number for the Script property. It is 0 for Common, Inherited and Unknown, which are not
  /// real scripts.
  let script: UInt16

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The character may be in one grapheme cluster with the character before or after it. Two
    /// adjacent characters without this trait never are.
    static let joinsClusters = Traits(rawValue: 1)
    /// The Script_Extensions property of the character contains more scripts than its Script
    /// property.
    static let hasScriptExtensions = Traits(rawValue: 2)
    static let opensPair = Traits(rawValue: 4)
    static let closesPair = Traits(rawValue: 8)

    /// Returns true if all flags in `member` are set. This method replaces the inherited method,
    /// which is slow in unoptimised code.
    func contains(_ member: Traits) -> Bool { rawValue & member.rawValue == member.rawValue }
  }

  init(of character: UInt32, _ properties: CICUCharacter) {
    let bidiClass = BidiClass(rawValue: properties.bidiClass) ?? .otherNeutral
    var marks: TextBoundaries = []
    if Self.isSpace(character) { marks.insert(.space) }
    if BidiClass.Members.resetAtLineEnd.contains(bidiClass) { marks.insert(.bidiReset) }
    if properties.traits & CICU_IGNORABLE != 0 { marks.insert(.ignorable) }
    self.marks = marks
    self.bidiClass = bidiClass
    lineClass = properties.lineClass

    let isInherited = properties.script == cicu_script_inherited()
    let names = ![cicu_script_common(), cicu_script_unknown()].contains(properties.script) && !isInherited
    script = names ? properties.script : 0
    var traits: Traits = []
    if properties.traits & CICU_JOINS_CLUSTERS != 0 { traits.insert(.joinsClusters) }
    // A mark with the script Inherited takes its base's script, whatever its Script_Extensions (UAX 24, section 5.2).
    if properties.traits & CICU_SCRIPT_EXTENDED != 0 && !isInherited { traits.insert(.hasScriptExtensions) }
    if properties.traits & CICU_OPENS_PAIR != 0 { traits.insert(.opensPair) }
    if properties.traits & CICU_CLOSES_PAIR != 0 { traits.insert(.closesPair) }
    self.traits = traits
  }

  private static func isSpace(_ character: UInt32) -> Bool {
    switch character {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
