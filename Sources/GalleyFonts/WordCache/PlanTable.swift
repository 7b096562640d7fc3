/// Lookups that several shaping plans of one face share, for example the plans of several scripts.
final class SharedLookups {
  let lookups: PlanLookups
  /// The number of UTF-16 units that were shaped with any of the plans that share these lookups.
  /// The units are counted only until the lookups are examined.
  var unitsShaped = 0
  /// The results of examining the lookups; nil until the lookups are examined.
  var examination: PlanExamination?

  /// The number of UTF-16 units after which lookups are examined. An examination costs about as
  /// much as shaping this many units.
  static let unitsBeforeExamination = 2048

  init(_ lookups: PlanLookups) { self.lookups = lookups }
}

/// The shaping plans of a typesetter.
struct PlanTable {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let fontFeatures: [FontFeature]
    var options: ShapingOptions
  }

  /// A key for a shaping plan, in which the lookups that the language selects replace the language.
  private struct SharedKey: Hashable {
    let key: Key
    let systems: [LanguageSystem]
  }

  /// The number of plans at which all plans are discarded. The same limit applies to the number of
  /// languages with plans.
  static let limit = 256

  /// The key of lookups that several plans share: the face and the lookups themselves.
  private struct LookupsKey: Hashable {
    let face: ObjectIdentifier
    let lookups: PlanLookups
  }

  private var plans: [Key: PlannedShaping] = [:]
  private var sharedLookups: [LookupsKey: SharedLookups] = [:]
  /// The glyphs of all characters except complex characters (marks, and characters that shaping may
  /// hide, compose or skip), by face.
  private var plainGlyphs: [ObjectIdentifier: GlyphSet] = [:]
  private var sharedPlans: [SharedKey: PlannedShaping] = [:]
  private var nextNumber: UInt32 = 0
  /// A plan in use, with the face and options of its text.
  private final class Recent {
    let face: ShapingFace
    let fontFeatures: [FontFeature]
    let options: ShapingOptions
    let plan: PlannedShaping

    init(_ font: SizedFont, _ options: ShapingOptions, _ plan: PlannedShaping) {
      (face, fontFeatures, self.options, self.plan) = (font.face, font.font.features, options, plan)
    }

    @inline(__always)
    func isFor(_ font: SizedFont, _ options: ShapingOptions) -> Bool {
      face === font.face && self.options == options && fontFeatures == font.font.features
    }
  }

  /// The plans in use. A plan is at the index that is computed from its key, or at the neighbouring
  /// index. Text in one script often alternates between faces, and labels may be in several
  /// languages.
  private var recent = [Recent?](repeating: nil, count: 64)

  mutating func plan(_ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) -> PlannedShaping {
    let place = PlanTable.place(font.face, options) & (recent.count - 1)
    if let known = recent[place], known.isFor(font, options) { return known.plan }
    if let known = recent[place ^ 1], known.isFor(font, options) { return known.plan }
    let key = Key(face: ObjectIdentifier(font.face), fontFeatures: font.font.features, options: options)
    let plan = plans[key] ?? find(key, font.face, buffer)
    recent[place ^ 1] = recent[place]
    recent[place] = Recent(font, options, plan)
    return plan
  }

  /// Returns a fast hash of face, script and language, without features.
  @inline(__always)
  private static func place(_ face: ShapingFace, _ options: ShapingOptions) -> Int {
    var number = UInt64(UInt(bitPattern: ObjectIdentifier(face))) >> 4 ^ UInt64(options.script)
    for byte in options.language.utf8 { number = number &* 31 &+ UInt64(byte) }
    return Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }

  /// Returns an existing plan whose key differs at most in the language, provided that the face
  /// treats both languages alike. Otherwise returns a new plan.
  private mutating func find(_ key: Key, _ face: ShapingFace, _ buffer: ShapingBuffer) -> PlannedShaping {
    if plans.count >= PlanTable.limit {
      plans.removeAll()
      sharedPlans.removeAll()
      sharedLookups.removeAll()
      plainGlyphs.removeAll()
      for place in recent.indices { recent[place] = nil }
    }
    var bare = key
    bare.options.language = ""
    let shared = SharedKey(key: bare, systems: face.languageSystems(of: buffer.properties(key.options)))
    let plan = sharedPlans[shared] ?? PlannedShaping(number: nextNumber, face: face, options: key.options)
    if plan.number == nextNumber { nextNumber += 1 }
    sharedPlans[shared] = plan
    plans[key] = plan
    return plan
  }

  /// Counts units that will be shaped with a plan, and examines the plan when this is worthwhile.
  /// Text of other listed plans with the same lookups also counts.
  mutating func count(
    _ units: Int, for plan: PlannedShaping, _ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer
  ) {
    plan.unitsShaped += units
    guard plan.unitsShaped >= PlannedShaping.unitsBeforeListing else { return }
    guard let lookups = plan.lookups ?? list(font, options, buffer) else {
      return plan.note(PlanExamination(), for: options)
    }
    lookups.unitsShaped += plan.lookups == nil ? plan.unitsShaped : units
    plan.lookups = lookups
    if lookups.examination == nil, lookups.unitsShaped >= SharedLookups.unitsBeforeExamination {
      lookups.examination = examine(lookups.lookups, font.face)
    }
    if let examination = lookups.examination { plan.note(examination, for: options) }
  }

  /// Returns the lookups of a plan. Plans with the same lookups share them. Returns nil if the
  /// lookups cannot be read.
  private mutating func list(
    _ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer
  ) -> SharedLookups? {
    guard let lookups = PlanLookups(font, options, buffer) else { return nil }
    let key = LookupsKey(face: ObjectIdentifier(font.face), lookups: lookups)
    let shared = sharedLookups[key] ?? SharedLookups(lookups)
    sharedLookups[key] = shared
    return shared
  }

  private mutating func examine(_ lookups: PlanLookups, _ face: ShapingFace) -> PlanExamination {
    PlanExamination(lookups, face) {
      let glyphs = plainGlyphs[ObjectIdentifier(face)] ?? PlainGlyphs.all(of: face)
      plainGlyphs[ObjectIdentifier(face)] = glyphs
      return glyphs
    }
  }
}
