/// The shaping of text of one face, script, direction and set of features, in all languages that the face treats alike.
final class PlannedShaping {
  /// Unique among a typesetter's plans.
  let number: UInt32
  let face: ShapingFace
  /// The options of the first text; other texts differ at most in the language. Passing one language avoids further
  /// HarfBuzz plans, all of which HarfBuzz searches at every call.
  let options: ShapingOptions
  /// The number of UTF-16 units shaped so far, until the plan is examined.
  var unitsShaped = 0
  /// The lookups, shared with plans that have the same ones; nil until listing them pays.
  var lookups: SharedLookups?
  private(set) var wasExamined = false
  /// The spaces at which words may be shaped separately; nil if there are none, or before the examination.
  private(set) var separation: WordSeparation?
  /// The characters without which substitutions do nothing; nil if they are not known, or before the examination.
  private(set) var triggers: SubstitutionTriggers?
  /// The pairs of letters read or shaped so far; nil if a letter's glyph depends on more than the next letter.
  private(set) var pairs: LetterPairs?
  /// The letters that are set one by one; nil if text is never split between letters, or runs from right to left.
  private(set) var letters: SeparableLetters?
  /// The advance of a space in HarfBuzz's steps, and its glyph.
  private(set) var space: (glyph: UInt32, advance: Int32) = (0, 0)
  /// The glyph of a run of one space; nil until such a run was shaped, or if it has several glyphs.
  var loneSpace: PieceGlyph?

  /// The number of UTF-16 units after which lookups are listed, to be examined with those of other plans. Most small
  /// pictures have fewer.
  static let unitsBeforeListing = 256

  init(number: UInt32, face: ShapingFace, options: ShapingOptions) {
    self.number = number
    self.face = face
    self.options = options
  }

  /// Takes over the findings about the plan's lookups.
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
