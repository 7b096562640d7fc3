import ArgumentParser

/// The option `--strict`. With this option, a warning makes the command fail like a finding.
package typealias StrictOption = ListedOptions<WarningChoice>

/// The choice between ignoring warnings and failing because of them.
package struct WarningChoice: Hashable, Sendable {
  /// True if a warning makes the command fail like a finding.
  package var strict = false

  /// Creates the default values.
  package init() {}
}

extension WarningChoice: OptionTarget {
  package static var options: [ListedOption<WarningChoice>] {
    [.flag("strict", help: "Exit with code 1 if there is a warning.") { $0.strict = true }]
  }
}
