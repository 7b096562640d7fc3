/// The rules that `galley lint` follows.
public struct LintRules: Hashable, Sendable {
  /// A view, or several, for which rules do not hold.
  public struct Exception: Hashable, Sendable {
    /// Patterns of the scenes; nil is all.
    public internal(set) var scenes: [String]?
    /// The ids of the views; nil is all. For `overlap` one of the two views is enough.
    public internal(set) var views: [String]?
    /// The rules; nil is all.
    public internal(set) var rules: [LintRule]?
  }

  /// The rules that are switched off.
  public internal(set) var off: Set<LintRule> = []
  /// True if strings are looked for that a language lacks.
  var translations = true
  /// Strings that a language lacks.
  public internal(set) var untranslated: [Diagnostic] = []
  /// Views for which rules do not hold.
  public internal(set) var exceptions: [Exception] = []

  /// All rules, without an exception.
  public init() {}

  static let keys = KeyTable<LintRules>(
    "rules of lint",
    [
      rule(.overlap, "False to allow texts that lie over each other."),
      rule(.truncation, "False to allow text that is cut."),
      rule(.missingGlyphs, "False to allow characters that no face has."),
      rule(.offScreen, "False to allow views that reach beyond the canvas."),
      Key("translations", \.translations, .boolean)
        .documented("False to allow strings that a language lacks.", default: "true", uikit: nil),
      Key("except", \.exceptions, .list(of: .mapping(Exception.keys, from: Exception()), "a list of exceptions"))
        .documented("Views for which rules do not hold.", default: "[]", uikit: nil),
    ])

  private static func rule(_ rule: LintRule, _ summary: String) -> Key<LintRules> {
    Key(rule.rawValue, form: .boolean) { rules, isOn in
      if isOn { rules.off.remove(rule) } else { rules.off.insert(rule) }
    }
    .documented(summary, default: "true", uikit: nil)
  }
}

extension LintRules.Exception {
  fileprivate static let keys = KeyTable<LintRules.Exception>(
    "an exception",
    [
      Key("scenes", \.scenes, .list(of: .string, "a list of patterns such as Screens/*.yaml"))
        .documented("Files, folders and patterns of the scenes.", default: "all", uikit: nil),
      Key("views", \.views, .list(of: .string, "a list of ids"))
        .documented("The ids of the views.", default: "all", uikit: nil),
      Key("rules", \.rules, .list(of: .choice(), "a list of rules"))
        .documented("The rules.", default: "all", uikit: nil),
    ])
}
