/// The plan for shaping text in one face, script, direction and set of features, in all languages
/// that the face treats alike.
final class PlannedShaping {
  /// A number that is unique among the plans of a typesetter.
  let number: UInt32
  let face: ShapingFace
  /// The options of the first text. Other texts differ at most in the language. HarfBuzz is always
  /// called with this language, because it would make a plan for each language and search all plans
  /// at every call.
  let options: ShapingOptions
  /// The number of UTF-16 units that were shaped before the plan is examined.
  var unitsShaped = 0
  /// The lookups, shared with plans that have the same lookups; nil until it is worthwhile to list
  /// them.
  var lookups: SharedLookups?
  private(set) var wasExamined = false
  /// The spaces at which text may be split into words that are shaped separately; nil if there are
  /// none, or before the lookups are examined.
  private(set) var separation: WordSeparation?
  /// The characters that a text must contain for substitutions to have an effect; nil if they are
  /// not known, or before the lookups are examined.
  private(set) var triggers: SubstitutionTriggers?
  /// The pairs of letters that were read or shaped so far; nil if the glyph of a letter depends on
  /// more than the next letter.
  private(set) var pairs: LetterPairs?
  /// The letters whose glyphs are looked up one by one; nil if text is never split between letters,
  /// or if it runs from right to left.
  private(set) var letters: SeparableLetters?
  /// The glyph of a space, and its advance in the steps of HarfBuzz.
  private(set) var space: (glyph: UInt32, advance: Int32) = (0, 0)
  /// The glyph of a run that is a single space; nil if no such run was shaped yet, or if it has
  /// several glyphs.
  var loneSpace: PieceGlyph?

  /// The number of UTF-16 units after which the lookups of a plan are listed. Listed lookups can be
  /// examined for several plans together. Most small pictures have fewer units.
  static let unitsBeforeListing = 256

  init(number: UInt32, face: ShapingFace, options: ShapingOptions) {
    self.number = number
    self.face = face
    self.options = options
  }

  /// Stores the results of examining the plan's lookups.
  func note(_ examination: PlanExamination, for options: ShapingOptions) {
    wasExamined = true
    (separation, triggers) = (examination.separation, examination.triggers)
    if options.isPlainLeftToRight && examination.kernsPairsOnly { pairs = LetterPairs(examination.kernedLetters) }
    if let separation, separation.separatesLetters, !options.isRightToLeft {
      letters = SeparableLetters(separation, of: face)
    }
    if let glyph = face.glyph(0x20) { space = (glyph, face.advance(of: glyph)) }
  }
}
