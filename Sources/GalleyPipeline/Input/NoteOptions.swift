import ArgumentParser

/// The options for the amount of output.
package typealias NoteOptions = ListedOptions<NoteChoice>

/// The amount of output.
package struct NoteChoice: Hashable, Sendable {
  /// True if only errors and failures are printed.
  package var quiet = false
  /// True if more than the usual output is printed.
  package var verbose = false

  /// Creates the default values.
  package init() {}
}

extension NoteChoice: OptionTarget {
  package static var options: [ListedOption<NoteChoice>] {
    [
      .flag("quiet", "q", help: "Print only errors: no progress, no warnings, no summary.") { $0.quiet = true },
      .flag("verbose", "v", help: "Print each file or scene, also those without a difference.") {
        $0.verbose = true
      },
    ]
  }

  package func validate() throws {
    if quiet, verbose { throw ValidationError("-q and -v contradict each other: give one of them") }
  }
}
