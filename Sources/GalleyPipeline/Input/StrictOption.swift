import ArgumentParser

/// The option `--strict`, with which warnings count as findings.
package typealias StrictOption = ListedOptions<WarningChoice>

/// The treatment of warnings.
package struct WarningChoice: Hashable, Sendable {
  /// True if warnings count as findings.
  package var strict = false

  /// Creates the default values.
  package init() {}
}

extension WarningChoice: OptionTarget {
  package static var options: [ListedOption<WarningChoice>] {
    [.flag("strict", help: "Exit with code 1 if there is a warning.") { $0.strict = true }]
  }
}
