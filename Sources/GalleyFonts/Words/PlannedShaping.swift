import CHarfBuzz

/// The shaping of text of one face, script, direction and set of features, in the languages that the face does not tell
/// apart.
final class PlannedShaping {
  /// Unique among a typesetter's plans.
  let number: UInt32
  let face: ShapingFace
  /// The number of UTF-16 units shaped so far, until the examination pays.
  var unitsShaped = 0
  var wasExamined = false
  /// The spaces at which words may be shaped apart; nil if none, or not examined yet.
  var separation: WordSeparation?
  /// The advance of a space in HarfBuzz's steps, and its glyph.
  var space: (glyph: UInt32, advance: Int32) = (0, 0)

  /// The number of UTF-16 units after which lookups are examined, which costs about as much as shaping this many.
  static let unitsBeforeExamination = 4096

  init(number: UInt32, face: ShapingFace) {
    self.number = number
    self.face = face
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

  private var plans: [Key: PlannedShaping] = [:]
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
}
