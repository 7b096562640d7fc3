import ArgumentParser
import Dispatch
import GalleyBase
import GalleyFiles
import GalleyScenes
import GalleySystem

/// Runs the command line that the process was started with, and ends the process with its exit code: 0 clean,
/// 1 differences or findings, 2 a usage, scene, font or file error, 70 a fault of this program. `prepareProcess()` comes
/// first.
public func runCommandLine() -> Never {
  let words = Array(arguments.dropFirst())
  if hasWholeStack { exit(exitCode(of: words)) }
  DispatchQueue.global().async {
    coverThread()
    exit(exitCode(of: words))
  }
  dispatchMain()
}

/// True if the first thread may use as much of its stack as every other.
private var hasWholeStack: Bool {
  var limits = rlimit()
  return unsafe getrlimit(Int32(RLIMIT_STACK.rawValue), &limits) == 0 && limits.rlim_cur >= threadStack
}

/// The words of the command line. `CommandLine.arguments` would repair those that are no UTF-8, and files may be called so.
private var arguments: [String] {
  (0..<Int(CommandLine.argc)).compactMap { unsafe CommandLine.unsafeArgv[$0].map { unsafe String(fileNameAt: $0) } }
}

/// Runs one command, and writes its error to standard error; with `--json` also to standard output, unless a report
/// there has it already.
private func exitCode(of arguments: [String]) -> Int32 {
  do {
    if let request = plainRequest(of: arguments) {
      try request.run()
      return 0
    }
    try refuseUnknownCommand(arguments)
    try refuseTooManySettings(arguments)
    var command = try GalleyRoot.parseAsRoot(arguments)
    try command.run()
    return 0
  } catch is Findings {
    return ExitStatus.findings
  } catch {
    guard let complaint = Complaint(error) else { return exitCode(ofParsing: error, arguments) }
    if asksForJSON(arguments), !complaint.isReported { report(error, complaint.text) }
    for line in complaint.lines { noteDiagnostic(line.escapingControls) }
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
      note(Complaint(error)?.text ?? "galley: \(error)")
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

/// Refuses a first word that is no command, naming the nearest one.
private func refuseUnknownCommand(_ arguments: [String]) throws(Complaint) {
  guard let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-")
  else {
    return
  }
  let verbs = GalleyRoot.configuration.subcommands.map { $0.configuration }
  let names = verbs.compactMap(\.commandName) + ["help"]
  guard !names.contains(word), !verbs.contains(where: { $0.aliases.contains(word) }) else { return }
  let near = nearestSpelling(to: word, among: names).map { "did you mean \"\($0)\"?" }
  throw Complaint("there is no command \"\(word)\"; " + (near ?? "valid: " + names.joined(separator: ", ")))
}

/// Refuses more settings than a scene takes before they are parsed, since the time of the argument parser grows with the
/// square of their number.
private func refuseTooManySettings(_ arguments: [String]) throws(Complaint) {
  let count = arguments.count(where: { $0 == "--set" || $0.hasPrefix("--set=") })
  let most = ReadingLimits().settings
  guard count > most else { return }
  throw Complaint("--set is there \(count) times; at most \(most) settings are made")
}
