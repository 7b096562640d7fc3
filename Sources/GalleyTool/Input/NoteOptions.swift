import ArgumentParser

/// The options for how much a command says.
struct NoteOptions: ParsableArguments, Sendable {
  @Flag(name: .shortAndLong, help: "Say only what went wrong: no progress, no warnings, no summary.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say more: each file or scene, also those that are as they should be.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("-q and -v contradict each other: give one of them") }
  }
}
