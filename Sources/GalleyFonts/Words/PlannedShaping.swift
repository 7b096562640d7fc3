import CHarfBuzz

/// The shaping of text of one face, script, direction and set of features, in the languages that the face does not tell
/// apart.
final class PlannedShaping {
  /// Unique among a typesetter's plans.
  let number: UInt32
  let face: ShapingFace
  /// The number of UTF-16 units shaped so far, until the examination pays.
  var unitsShaped = 0
  private(set) var wasExamined = false
  /// The spaces at which words may be shaped apart; nil if none, or not examined yet.
  private(set) var separation: WordSeparation?
  /// The characters without which substitutions do nothing; nil if that is not known, or not examined yet.
  private(set) var triggers: SubstitutionTriggers?
  /// The pairs of letters that were shaped; nil if more than the next letter decides what becomes of one.
  private(set) var pairs: LetterPairs?
  /// The letters that were shaped alone; nil if text is never split between letters, or runs from right to left.
  private(set) var letters: LoneLetters?
  /// The advance of a space in HarfBuzz's steps, and its glyph.
  private(set) var space: (glyph: UInt32, advance: Int32) = (0, 0)
  /// The glyph of a run that is one space; nil until such a run was shaped and kept, or if it has several glyphs.
  var loneSpace: PieceGlyph?

  /// The number of UTF-16 units after which lookups are examined, which costs about as much as shaping this many.
  static let unitsBeforeExamination = 4096

  init(number: UInt32, face: ShapingFace) {
    self.number = number
    self.face = face
  }

  /// Takes over what was found in the plan's lookups.
  func note(_ examination: PlanExamination, for options: ShapingOptions) {
    wasExamined = true
    (separation, triggers) = (examination.separation, examination.triggers)
    if options.isPlainLeftToRight && examination.kernsPairsOnly { pairs = LetterPairs() }
    if let separation, separation.separatesLetters, !options.isRightToLeft { letters = LoneLetters(separation) }
    if let glyph = face.glyph(0x20) { space = (glyph, hb_font_get_glyph_h_advance(face.harfBuzz, glyph)) }
  }
}

/// The plans of a typesetter.
struct PlanTable {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let fontFeatures: [FontFeature]
    var options: ShapingOptions
  }

  /// A key without the language itself.
  private struct SharedKey: Hashable {
    let key: Key
    let systems: [LanguageSystem]
  }

  /// The number of plans, and of languages with plans, at which all are forgotten.
  static let limit = 256

  /// The key of an examination: plans of several scripts may have the same lookups.
  private struct ExaminationKey: Hashable {
    let face: ObjectIdentifier
    let lookups: PlanLookups
  }

  private var plans: [Key: PlannedShaping] = [:]
  private var examinations: [ExaminationKey: PlanExamination] = [:]
  /// The glyphs of all characters that are not complex, by face.
  private var plainGlyphs: [ObjectIdentifier: GlyphSet] = [:]
  private var sharedPlans: [SharedKey: PlannedShaping] = [:]
  private var nextNumber: UInt32 = 0
  /// The plans in use, the latest first: text in one script is set from several faces in turn.
  private var recent: [(font: SizedFont, options: ShapingOptions, plan: PlannedShaping)] = []
  private static let mostRecent = 4

  mutating func plan(_ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) -> PlannedShaping {
    for index in recent.indices where recent[index].font === font && recent[index].options == options {
      return recent[index].plan
    }
    let key = Key(face: ObjectIdentifier(font.face), fontFeatures: font.font.features, options: options)
    let plan = plans[key] ?? find(key, font.face, buffer)
    if recent.count == PlanTable.mostRecent { recent.removeLast() }
    recent.insert((font, options, plan), at: 0)
    return plan
  }

  /// The plan of an equal key but for the language, if the face does not tell the two languages apart; else a new one.
  private mutating func find(_ key: Key, _ face: ShapingFace, _ buffer: ShapingBuffer) -> PlannedShaping {
    if plans.count >= PlanTable.limit {
      plans.removeAll()
      sharedPlans.removeAll()
      examinations.removeAll()
      plainGlyphs.removeAll()
      recent.removeAll()
    }
    var bare = key
    bare.options.language = ""
    let shared = SharedKey(key: bare, systems: face.languageSystems(of: buffer.properties(key.options)))
    let plan = sharedPlans[shared] ?? PlannedShaping(number: nextNumber, face: face)
    if plan.number == nextNumber { nextNumber += 1 }
    sharedPlans[shared] = plan
    plans[key] = plan
    return plan
  }

  /// Reads the lookups of a plan, unless those of another one were the same.
  mutating func examine(_ plan: PlannedShaping, _ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) {
    let lookups = PlanLookups(font, options, buffer)
    guard let lookups else { return plan.note(PlanExamination(), for: options) }
    let face = ObjectIdentifier(font.face)
    let key = ExaminationKey(face: face, lookups: lookups)
    let examination =
      examinations[key]
      ?? PlanExamination(lookups, font.face) {
        let glyphs = plainGlyphs[face] ?? PlainGlyphs.all(of: font.face)
        plainGlyphs[face] = glyphs
        return glyphs
      }
    examinations[key] = examination
    plan.note(examination, for: options)
  }
}
