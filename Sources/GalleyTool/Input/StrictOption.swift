import ArgumentParser

/// The option by which warnings count as findings.
typealias StrictOption = ListedOptions<WarningChoice>

/// The effect of warnings.
struct WarningChoice: Hashable, Sendable {
  /// True if they count as findings.
  var strict = false
}

extension WarningChoice: OptionTarget {
  static var options: [ListedOption<WarningChoice>] {
    [.flag("strict", help: "Exit with code 1 if there is a warning.") { $0.strict = true }]
  }
}
