import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyScenes

/// What is wrong with what the user gave, as lines for standard error. Ends the command with exit code 2.
struct Complaint: Error, Hashable, Sendable {
  /// Each says where, what, and what would be right.
  var lines: [String]
  /// The exit code: 2 for everything a user can put right.
  var exitCode = ExitStatus.misuse

  /// A complaint of one line, with the program's name before it.
  init(_ line: String) { lines = ["galley: " + line] }

  /// A complaint of lines that name their own place.
  init(lines: [String]) { self.lines = lines }

  init(_ error: FileError) { self.init(error.message) }

  init(_ error: FontError) { self.init(error.message) }

  init(_ error: SceneError) { self.init(lines: error.lines) }
}

/// Ends the command with all that went wrong, if anything did. What went wrong for many scenes alike, such as fonts
/// that are not there, is said once.
func throwComplaints<Success>(of results: [Result<Success, Complaint>]) throws(Complaint) {
  var said: Set<String> = []
  let lines = results.flatMap { result in
    if case .failure(let complaint) = result { complaint.lines.filter { said.insert($0).inserted } } else { [String]() }
  }
  if !lines.isEmpty { throw Complaint(lines: lines) }
}

/// Something differs or was found, and has been reported: ends the command with exit code 1.
struct Findings: Error {}
