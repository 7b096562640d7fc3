import ArgumentParser

/// The option `--strict`, with which warnings count as findings.
typealias StrictOption = ListedOptions<WarningChoice>

/// The treatment of warnings.
struct WarningChoice: Hashable, Sendable {
  /// True if warnings count as findings.
  var strict = false
}

extension WarningChoice: OptionTarget {
  static var options: [ListedOption<WarningChoice>] {
    [.flag("strict", help: "Exit with code 1 if there is a warning.") { $0.strict = true }]
  }
}
