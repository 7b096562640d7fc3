import ArgumentParser

/// The option by which warnings count as findings.
struct StrictOption: ParsableArguments, Sendable {
  @Flag(help: "Exit with code 1 if there is a warning.")
  var strict = false
}
