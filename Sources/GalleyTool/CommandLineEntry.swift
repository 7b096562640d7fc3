import ArgumentParser
import CStart
import Dispatch
import GalleyBase
import GalleyFiles
import GalleyPipeline
import GalleyScenes
import GalleySystem

/// Runs the command line of the process, and ends the process with its exit code. The codes are 0
/// for no differences, 1 for differences or findings, 2 for a usage, scene, font or file error, and
/// 70 for a fault of this program. Call `prepareProcess()` first.
public func runCommandLine() -> Never {
  let words = startingWords()?.dropFirst()
  if hasWholeStack { exit(exitCode(ofStart: words)) }
  DispatchQueue.global().async {
    coverThread()
    exit(exitCode(ofStart: words))
  }
  dispatchMain()
}

/// True if the main thread's stack may grow as large as the stacks of other threads.
private var hasWholeStack: Bool {
  var limits = rlimit()
  return unsafe getrlimit(Int32(RLIMIT_STACK.rawValue), &limits) == 0 && limits.rlim_cur >= threadStack
}

/// Returns the arguments of the process, beginning with the program's name; nil if they cannot be
/// read. `CommandLine.arguments` would replace invalid UTF-8, which file names may contain.
private func startingWords() -> [String]? {
  if let words = unsafe cstart_words() { return unsafe strings(words) }
  let words = unsafe strings(CommandLine.unsafeArgv)
  // Without /proc the list is empty. That is an error, not a command line without arguments.
  return words.isEmpty ? nil : words
}

/// Copies a list of C strings that ends with a null pointer.
private func strings(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
  var strings: [String] = []
  while let string = unsafe list[strings.count] { unsafe strings.append(String(fileNameAt: string)) }
  return strings
}

/// Runs the command line without the program's name, and returns the exit code.
private func exitCode(ofStart words: ArraySlice<String>?) -> Int32 {
  guard let words else {
    note("galley: the command line cannot be read: mount /proc")
    return ExitStatus.misuse
  }
  return exitCode(of: Array(words))
}

/// Runs one command, writes its error to standard error, and returns the exit code. With `--json`
/// the error also goes to standard output, unless a report there already contains it.
private func exitCode(of arguments: [String]) -> Int32 {
  do {
    let arguments = unfolded(arguments)
    if let request = plainRequest(of: arguments) {
      try refuseLostFolder()
      try request.run()
      return 0
    }
    if arguments == ["help", "options"] {
      try printOut(ShortHelp.sharedOptions)
      return 0
    }
    if let page = ShortHelp(arguments) {
      try printOut(page.text)
      return 0
    }
    try refuseUnknownCommand(arguments)
    try refuseTooManySettings(arguments)
    if !asksForHelp(arguments) { try ListFontsCommand.refuseMissingText(arguments) }
    var command = try GalleyRoot.parseAsRoot(arguments)
    if !asksForHelp(arguments) { try refuseLostFolder() }
    try command.run()
    return 0
  } catch is Findings {
    return ExitStatus.findings
  } catch {
    guard let commandError = CommandError(error) else { return exitCode(ofParsing: error, arguments) }
    if asksForJSON(arguments), !commandError.isReported { report(error, commandError.text) }
    for line in commandError.lines { noteDiagnostic(line.escapingControls) }
    return ExitStatus.misuse
  }
}

/// Writes the error of the argument parser, or the requested help, and returns the exit code.
private func exitCode(ofParsing error: any Error, _ arguments: [String]) -> Int32 {
  let message = GalleyRoot.fullMessage(for: error)
  switch GalleyRoot.exitCode(for: error) {
  case .success:
    do {
      try printOut(message)
      return 0
    } catch {
      note(CommandError(error)?.text ?? "galley: \(error)")
      return ExitStatus.misuse
    }
  case .validationFailure:
    if asksForJSON(arguments) { report(error, GalleyRoot.message(for: error)) }
    noteDiagnostic(messageOfValue(message) ?? message)
    return ExitStatus.misuse
  default:
    note("galley: internal error: \(message)")
    return ExitStatus.fault
  }
}

/// Writes an error to standard output as JSON. A failure to write is ignored, because the exit code reports the error
/// too.
private func report(_ error: any Error, _ message: String) {
  try? writeStandardOutput(failureReport(error, message: message).file)
}

/// Returns the arguments with a flag replaced by the command that has the same effect. For example,
/// `diff --ios` becomes `compare-ios`.
private func unfolded(_ arguments: [String]) -> [String] {
  let folded = [("diff", "--ios", "compare-ios"), ("review", "--list", "pending"), ("review", "--reject", "reject")]
  guard !asksForHelp(arguments) else { return arguments }
  for (verb, flag, command) in folded where arguments.first == verb {
    guard let place = arguments.firstIndex(of: flag) else { continue }
    return [command] + arguments[1..<place] + arguments[(place + 1)...]
  }
  return arguments
}

/// The commands of other tools, with the names of their counterparts in Galley.
private let elsewhere = [
  "build": "\"galley render\" draws scenes, and \"galley swift build\" builds a package",
  "run": "\"galley render\" draws scenes, and \"galley verify\" compares them with their goldens",
  "test": "\"galley verify\" compares scenes with their goldens, and \"galley swift test\" tests a package",
  "check": "\"galley verify\" compares scenes with their goldens, and \"galley lint\" finds faults in them",
  "update": "\"galley record\" draws scenes and saves them as their goldens",
  "new": "\"galley init\" begins a project",
  "version": "\"galley --version\" prints the version",
]

/// Throws if the first argument is not a command, and suggests the nearest one.
private func refuseUnknownCommand(_ arguments: [String]) throws(CommandError) {
  guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-")
  else {
    return
  }
  let verbs = GalleyRoot.configuration.subcommands.map { $0.configuration }
  let names = verbs.compactMap(\.commandName) + ["help"]
  guard !names.contains(word), !verbs.contains(where: { $0.aliases.contains(word) }) else { return }
  let near = elsewhere[word] ?? nearestSpelling(to: word, among: names).map { "did you mean \"\($0)\"?" }
  let meant = near ?? nearestSpelling(to: word, among: elsewhere.keys.sorted()).flatMap { elsewhere[$0] }
  throw CommandError("there is no command \"\(word)\"; " + (meant ?? "\"galley help\" lists them"))
}

/// Throws if the current folder was removed or has no path. Projects, goldens and readable files
/// are found by this path.
private func refuseLostFolder() throws(CommandError) {
  if let reason = faultOfCurrentFolder() { throw CommandError(reason) }
}

/// True if the arguments request help, or if there are no arguments. In both cases the program
/// reads no files.
private func asksForHelp(_ arguments: [String]) -> Bool {
  arguments.isEmpty || arguments.first == "help" || arguments.contains { ["-h", "--help"].contains($0) }
}

/// Throws, before parsing, if there are more `--set` options than a scene allows. The argument
/// parser's time grows with the square of their number.
private func refuseTooManySettings(_ arguments: [String]) throws(CommandError) {
  let count = arguments.count(where: { $0 == "--set" || $0.hasPrefix("--set=") })
  let most = ReadingLimits().settings
  guard count > most else { return }
  throw CommandError("--set is given \(count) times; at most \(most) are allowed")
}
