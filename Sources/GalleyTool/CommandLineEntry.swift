import ArgumentParser
import CStart
import Dispatch
import GalleyBase
import GalleyFiles
import GalleyScenes
import GalleySystem

/// Runs the command line that the process was started with, and ends the process with its exit code: 0 clean,
/// 1 differences or findings, 2 a usage, scene, font or file error, 70 a fault of this program. `prepareProcess()` comes
/// first.
public func runCommandLine() -> Never {
  let words = startingWords()?.dropFirst()
  if hasWholeStack { exit(exitCode(ofStart: words)) }
  DispatchQueue.global().async {
    coverThread()
    exit(exitCode(ofStart: words))
  }
  dispatchMain()
}

/// True if the first thread may use as much of its stack as every other.
private var hasWholeStack: Bool {
  var limits = rlimit()
  return unsafe getrlimit(Int32(RLIMIT_STACK.rawValue), &limits) == 0 && limits.rlim_cur >= threadStack
}

/// Returns the words that the process was started with, the program's name first; nil if the system does not say.
/// `CommandLine.arguments` would repair those that are not UTF-8, and files may be called so.
private func startingWords() -> [String]? {
  if let words = unsafe cstart_words() { return unsafe strings(words) }
  let words = unsafe strings(CommandLine.unsafeArgv)
  // Without /proc it has none, which is not a command line without words.
  return words.isEmpty ? nil : words
}

/// Copies strings that end with a nil.
private func strings(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
  var strings: [String] = []
  while let string = unsafe list[strings.count] { unsafe strings.append(String(fileNameAt: string)) }
  return strings
}

/// Runs the command of the words after the program's name.
private func exitCode(ofStart words: ArraySlice<String>?) -> Int32 {
  guard let words else {
    note("galley: the system does not say what galley was called with: mount /proc")
    return ExitStatus.misuse
  }
  return exitCode(of: Array(words))
}

/// Runs one command, and writes its error to standard error; with `--json` also to standard output, unless a report
/// there has it already.
private func exitCode(of arguments: [String]) -> Int32 {
  do {
    let arguments = unfolded(arguments)
    if let request = plainRequest(of: arguments) {
      try refuseLostFolder()
      try request.run()
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

/// Writes the message of an error of the argument parser, or the help that was asked for, and returns the exit code.
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
    noteDiagnostic(message)
    return ExitStatus.misuse
  default:
    note("galley: internal error: \(message)")
    return ExitStatus.fault
  }
}

/// Writes an error to standard output as JSON. That it cannot be written changes nothing: the exit code says it, too.
private func report(_ error: any Error, _ message: String) {
  try? writeStandardOutput(failureReport(error, message: message).file)
}

/// Returns the words with the command that a flag of another stands for.
private func unfolded(_ arguments: [String]) -> [String] {
  let folded = [("diff", "--ios", "compare-ios"), ("review", "--list", "pending"), ("review", "--reject", "reject")]
  guard !asksForHelp(arguments) else { return arguments }
  for (verb, flag, command) in folded where arguments.first == verb {
    guard let place = arguments.firstIndex(of: flag) else { continue }
    return [command] + arguments[1..<place] + arguments[(place + 1)...]
  }
  return arguments
}

/// The commands of other tools, with their names here.
private let elsewhere = [
  "test": "\"galley verify\" compares scenes with their goldens, and \"galley swift test\" tests a package",
  "check": "\"galley verify\" compares scenes with their goldens, and \"galley lint\" finds faults in them",
  "update": "\"galley record\" draws scenes and saves them as their goldens",
  "new": "\"galley init\" begins a project",
  "version": "\"galley --version\" shows it",
]

/// Refuses a first word that is not a command, naming the nearest one.
private func refuseUnknownCommand(_ arguments: [String]) throws(CommandError) {
  guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-")
  else {
    return
  }
  let verbs = GalleyRoot.configuration.subcommands.map { $0.configuration }
  let names = verbs.compactMap(\.commandName) + ["help"]
  guard !names.contains(word), !verbs.contains(where: { $0.aliases.contains(word) }) else { return }
  let near = elsewhere[word] ?? nearestSpelling(to: word, among: names).map { "did you mean \"\($0)\"?" }
  throw CommandError("there is no command \"\(word)\"; " + (near ?? "valid: " + names.joined(separator: ", ")))
}

/// Refuses to work in a folder that was removed, or that has no path: projects, goldens and what scenes may read are found
/// by that path.
private func refuseLostFolder() throws(CommandError) {
  if let reason = faultOfCurrentFolder() { throw CommandError(reason) }
}

/// True for words that are answered without looking at a file.
private func asksForHelp(_ arguments: [String]) -> Bool {
  arguments.isEmpty || arguments.first == "help" || arguments.contains { ["-h", "--help"].contains($0) }
}

/// Refuses more settings than a scene takes before they are parsed, since the time of the argument parser grows with the
/// square of their number.
private func refuseTooManySettings(_ arguments: [String]) throws(CommandError) {
  let count = arguments.count(where: { $0 == "--set" || $0.hasPrefix("--set=") })
  let most = ReadingLimits().settings
  guard count > most else { return }
  throw CommandError("--set is there \(count) times; at most \(most) settings are made")
}
