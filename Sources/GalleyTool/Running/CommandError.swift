import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyScenes

/// A mistake in what the user gave, as lines for standard error. Ends the command with exit code 2.
struct CommandError: Error, Hashable, Sendable {
  /// The lines. Each says where and what the mistake is, and what would be right.
  var lines: [String]
  /// True if a report on standard output has said it already.
  var isReported = false

  /// The lines, separated by line breaks.
  var text: String { lines.joined(separator: "\n") }

  /// Creates an error of one line, which begins with the program's name.
  init(_ line: String) { lines = ["galley: " + line] }

  /// Creates an error of lines that name their own place.
  init(lines: [String]) { self.lines = lines }

  /// Creates the error about an error of the libraries; nil for an error that is no mistake of the user's.
  init?(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as SceneError: self.init(lines: error.lines)
    case let error as SceneFrameError: self.init(error.description)
    case let error as FileError: self.init(error.message)
    case let error as FontError: self.init(error.message)
    case let error as PositionError: self.init(error.message)
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The line without the name of the program before it, for a place inside of a sentence or a report.
  var withoutProgramName: String { String(hasPrefix("galley: ") ? dropFirst("galley: ".count) : self[...]) }
}

/// Something differs or was found, and has been reported. Ends the command with exit code 1.
struct Findings: Error {}

/// The exit codes other than 0.
enum ExitStatus {
  /// Something differs or was found.
  static let findings: Int32 = 1
  /// A mistake of the user's: usage, scenes, fonts, files.
  static let misuse: Int32 = 2
  /// A fault of this program (EX_SOFTWARE of sysexits.h).
  static let fault: Int32 = 70
}

/// Returns the value of `body`. Errors of making and writing pictures name the file at `path`.
func naming<Value>(_ path: @autoclosure () -> String, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as BitmapError {
    throw FileError(path: path(), reason: error.message)
  } catch let error as PNGError {
    throw FileError(path: path(), reason: error.message)
  }
}

/// Returns the value of `body`, or the error about its error.
func attempt<Value>(_ body: () throws -> Value) -> Result<Value, CommandError> {
  do {
    return .success(try body())
  } catch {
    return .failure(CommandError(error) ?? CommandError("internal error: \(error)"))
  }
}

extension Result where Failure == CommandError {
  /// The member `error` of reports; nil for a success.
  var error: String? { if case .failure(let commandError) = self { commandError.text } else { nil } }
}

/// Throws all complaints of several scenes together, if there are any. Those that are alike, such as fonts that are not
/// there, are said once.
/// - Parameter isReported: true if a report on standard output names them already.
func throwErrors<Value>(of results: [Result<Value, CommandError>], isReported: Bool) throws {
  var said: Set<String> = []
  let lines = results.flatMap { result in
    if case .failure(let commandError) = result {
      commandError.lines.filter { said.insert($0).inserted }
    } else {
      [String]()
    }
  }
  guard !lines.isEmpty else { return }
  var commandError = CommandError(lines: lines)
  commandError.isReported = isReported
  throw commandError
}
