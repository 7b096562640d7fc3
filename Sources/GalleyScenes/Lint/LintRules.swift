import GalleyBase

/// The rules that `galley lint` checks, with severities, limits and exceptions.
public struct LintRules: Hashable, Sendable {
  /// An exception for one or more views, which some rules skip.
  public struct Exception: Hashable, Sendable {
    /// The patterns of the scenes; nil means all scenes.
    public internal(set) var scenes: [String]?
    /// The ids of the views; nil means all views. For `overlap` it is enough to list one of the two
    /// views.
    public internal(set) var views: [String]?
    /// The rules that skip the views; nil means all rules.
    public internal(set) var rules: [LintRule]?
    /// The reason for the exception, for later readers.
    public internal(set) var reason = ""
  }

  /// The severities that the project sets.
  var severities: [LintRule: LintSeverity] = [:]
  /// The limits that the rules check.
  public internal(set) var limits = LintLimits()
  /// The strings that have no translation in a language.
  public internal(set) var untranslated: [Diagnostic] = []
  /// The exceptions for views.
  public internal(set) var exceptions: [Exception] = []

  /// Creates all rules with their default severities and without exceptions.
  public init() {}

  /// The rules that find text without enough space. All other rules are off.
  public static var room: LintRules {
    var rules = LintRules()
    for rule in LintRule.allCases where ![.truncation, .placeholder, .overlap, .offScreen].contains(rule) {
      rules.severities[rule] = .off
    }
    return rules
  }

  /// Returns the severity of a rule's findings.
  public func severity(of rule: LintRule) -> LintSeverity { severities[rule] ?? rule.usualSeverity }

  static let keys = KeyTable<LintRules>(
    "rules of lint",
    LintRule.allCases.map { rule in
      Key(rule.rawValue, rule.shape) { rules, decoding, node in rule.decode(&decoding, node, into: &rules) }
        .documented("The severity if \(rule.summary).", default: rule.usualSeverity.rawValue, uikit: nil)
    } + [
      Key("except", form: .list(of: .mapping(Exception.keys, from: Exception()), "a list of exceptions")) {
        $0.exceptions = $1
      }
      .documented("Views that rules skip.", default: "[]", uikit: nil)
    ])
}

extension LintRules.Exception {
  fileprivate static let keys = KeyTable<LintRules.Exception>(
    "an exception",
    [
      Key("scenes", form: .list(of: .string, "a list of patterns such as Screens/*.yaml")) { $0.scenes = $1 }
        .documented("Files, folders and patterns of the scenes to skip.", default: "all", uikit: nil),
      Key("views", form: .list(of: .string, "a list of ids")) { $0.views = $1 }
        .documented("The ids of the views to skip.", default: "all", uikit: nil),
      Key("rules", form: .list(of: .choice(), "a list of rules")) { $0.rules = $1 }
        .documented("The rules to skip.", default: "all", uikit: nil),
      Key("reason", form: .string) { $0.reason = $1 }
        .documented("The reason for the exception.", uikit: nil),
    ], required: ["reason"])
}

/// The severity and the limits of a rule that is being read.
private struct LintLimitsDraft {
  var severity: LintSeverity?
  var limits: [String: Double] = [:]
  var measuresSystemColors: Bool?
}

extension LintRule {
  /// A limit of a rule: its key, the property, the allowed values, and its description.
  private typealias Limit = (
    name: String, property: WritableKeyPath<LintLimits, Double>, range: ClosedRange<Double>, summary: String
  )

  private var limits: [Limit] {
    switch self {
    case .contrast:
      [
        ("minimum", \.contrast, 1...21, "The minimum contrast, by WCAG 2."),
        (
          "largeMinimum", \.largeContrast, 1...21,
          "The minimum for text of 18 points or more, and bold text of 14 or more."
        ),
      ]
    case .smallText: [("minimum", \.textSize, 0...1000, "The minimum size, in points.")]
    case .shrunkText:
      [
        ("minimum", \.fontScale, 0...1, "The minimum scale of the font size."),
        ("tightening", \.tightening, 0...1, "The maximum tightening of letters, as a fraction of the font size."),
      ]
    case .touchTarget: [("minimum", \.touchTarget, 0...1000, "The minimum side, in points.")]
    default: []
    }
  }

  private static let systemColors = Key<LintLimitsDraft>("systemColors", form: .boolean) {
    $0.measuresSystemColors = $1
  }
  .documented(
    "True to measure pairs of system colours too, such as `secondaryLabel` on `systemBackground`.",
    default: "false", uikit: nil)

  private var table: KeyTable<LintLimitsDraft> {
    let usual = LintLimits()
    return KeyTable<LintLimitsDraft>(
      "the rule \(rawValue)",
      [
        Key("severity", form: .severity(usual: usualSeverity)) { $0.severity = $1 }
          .documented("The severity of the findings.", default: usualSeverity.rawValue, uikit: nil)
      ]
        + limits.map { limit in
          let (name, standard) = (limit.name, usual[keyPath: limit.property])
          return Key<LintLimitsDraft>(name, form: .number(limit.range)) { $0.limits[name] = $1 }
            .documented(limit.summary, default: standard.plainDecimal, uikit: nil)
        } + (self == .contrast ? [Self.systemColors] : []))
  }

  fileprivate var shape: Shape {
    let severity = Form<LintSeverity>.severity(usual: usualSeverity).shape
    return limits.isEmpty ? severity : severity.or(.mapping { table.description })
  }

  /// Reads the value of the rule's key.
  fileprivate func decode(_ decoding: inout Decoding, _ node: NodeID, into rules: inout LintRules) {
    guard !limits.isEmpty, decoding.document.pairs(node) != nil else {
      if let severity = Form.severity(usual: usualSeverity).read(&decoding, node) { rules.severities[self] = severity }
      return
    }
    var draft = LintLimitsDraft()
    decoding.decode(node, into: &draft, by: table)
    if let severity = draft.severity { rules.severities[self] = severity }
    if let measures = draft.measuresSystemColors { rules.limits.measuresSystemColors = measures }
    for limit in limits {
      if let value = draft.limits[limit.name] { rules.limits[keyPath: limit.property] = value }
    }
  }
}

extension Form where Value == LintSeverity {
  /// Returns the form of `error`, `warning` or `off`. `false` means off, and `true` means the
  /// default severity.
  fileprivate static func severity(usual: LintSeverity) -> Form {
    Form("error, warning or off", Form.choice().shape.or(.boolean)) { decoding, node in
      if case .boolean(let isOn)? = decoding.plain(node) { return isOn ? usual : .off }
      return Form.choice().read(&decoding, node)
    }
  }
}
