/// The shaping of text of one face, script, direction and set of features, in the languages that the face does not tell
/// apart.
final class PlannedShaping {
  /// Unique among a typesetter's plans.
  let number: UInt32
  let face: ShapingFace
  /// The options of the first text: that of all others differs from it in the language at most. HarfBuzz has a plan for each
  /// language, and looks through all of them at every call.
  let options: ShapingOptions
  /// The number of UTF-16 units shaped so far, until the plan is examined.
  var unitsShaped = 0
  /// The lookups, with those of other plans that have the same; nil until they are worth being listed.
  var lookups: SharedLookups?
  private(set) var wasExamined = false
  /// The spaces at which words may be shaped apart; nil if none, or not examined yet.
  private(set) var separation: WordSeparation?
  /// The characters without which substitutions do nothing; nil if that is not known, or not examined yet.
  private(set) var triggers: SubstitutionTriggers?
  /// The pairs of letters that were read or shaped; nil if more than the next letter decides what becomes of one.
  private(set) var pairs: LetterPairs?
  /// The letters that are set by themselves; nil if text is never split between letters, or runs from right to left.
  private(set) var letters: LoneLetters?
  /// The advance of a space in HarfBuzz's steps, and its glyph.
  private(set) var space: (glyph: UInt32, advance: Int32) = (0, 0)
  /// The glyph of a run that is one space; nil until such a run was shaped and kept, or if it has several glyphs.
  var loneSpace: PieceGlyph?

  /// The number of UTF-16 units after which lookups are listed, to be examined with those of other plans. Fewer do without,
  /// as in most small pictures.
  static let unitsBeforeListing = 256

  init(number: UInt32, face: ShapingFace, options: ShapingOptions) {
    self.number = number
    self.face = face
    self.options = options
  }

  /// Takes over what was found in the plan's lookups.
  func note(_ examination: PlanExamination, for options: ShapingOptions) {
    wasExamined = true
    (separation, triggers) = (examination.separation, examination.triggers)
    if options.isPlainLeftToRight && examination.kernsPairsOnly { pairs = LetterPairs(examination.kernedLetters) }
    if let separation, separation.separatesLetters, !options.isRightToLeft {
      letters = LoneLetters(separation, of: face)
    }
    if let glyph = face.glyph(0x20) { space = (glyph, face.advance(of: glyph)) }
  }
}
