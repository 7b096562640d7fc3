import ArgumentParser
import GalleySystem

/// Runs the command line that the process was started with, and ends the process with its exit code: 0 clean,
/// 1 differences or findings, 2 a usage, scene, font or file error, 70 a fault of this program.
public func runCommandLine() async -> Never {
  exitOnFaults()
  exit(await exitCode(of: Array(CommandLine.arguments.dropFirst())))
}

/// Runs one command, and writes its error to standard error.
private func exitCode(of arguments: [String]) async -> Int32 {
  do {
    var command = try GalleyRoot.parseAsRoot(arguments)
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
    return 0
  } catch is Findings {
    return ExitStatus.findings
  } catch {
    guard let complaint = Complaint(error) else { return exitCode(ofParsing: error) }
    for line in complaint.lines { note(line) }
    return ExitStatus.misuse
  }
}

/// Writes the message of an error of the argument parser, or the help that was asked for, and returns the exit code.
private func exitCode(ofParsing error: any Error) -> Int32 {
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
    note(message)
    return ExitStatus.misuse
  default:
    note("galley: internal error: \(message)")
    return ExitStatus.fault
  }
}
