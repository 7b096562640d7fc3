import ArgumentParser
import GalleyBase
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import Glibc

/// Runs the command line that the process was started with, and ends the process with its exit code: 0 clean,
/// 1 differences or findings, 2 a usage, scene, font or file error, 70 a fault of this program.
public func runCommandLine() async -> Never {
  exitOnFaults()
  exit(await exitCode(of: Array(CommandLine.arguments.dropFirst())))
}

/// Runs one command and says what went wrong on standard error.
private func exitCode(of arguments: [String]) async -> Int32 {
  do {
    var command = try GalleyRoot.parseAsRoot(arguments)
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
    return 0
  } catch let error as Complaint {
    return exitCode(of: error)
  } catch let error as FileError {
    return exitCode(of: Complaint(error))
  } catch let error as FontError {
    return exitCode(of: Complaint(error))
  } catch let error as SceneError {
    return exitCode(of: Complaint(error))
  } catch is Findings {
    return ExitStatus.findings
  } catch {
    return exitCode(ofParsing: error)
  }
}

/// The exit code for a complaint, after its lines.
private func exitCode(of complaint: Complaint) -> Int32 {
  for line in complaint.lines { note(line) }
  return complaint.exitCode
}

/// The exit code for an error that the argument parser threw, after its message or the help that was asked for.
private func exitCode(ofParsing error: any Error) -> Int32 {
  let message = GalleyRoot.fullMessage(for: error)
  switch GalleyRoot.exitCode(for: error) {
  case .success:
    do {
      try printOut(message)
      return 0
    } catch {
      note("galley: \(error.message)")
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

/// The exit codes other than 0.
enum ExitStatus {
  /// Something differs or was found.
  static let findings: Int32 = 1
  /// What was asked for cannot be done: usage, scenes, fonts, files.
  static let misuse: Int32 = 2
  /// A fault of this program (EX_SOFTWARE of sysexits.h).
  static let fault: Int32 = 70
}
