import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyScenes

/// An error in the user's input, as lines for standard error. The command ends with exit code 2.
package struct CommandError: Error, Hashable, Sendable {
  /// The lines of the message. Each has the position, the mistake and the correction.
  package var lines: [String]
  /// True if a report on standard output already contains the error.
  package var isReported = false

  /// The lines, separated by line breaks.
  package var text: String { lines.joined(separator: "\n") }

  /// Creates an error with one line, which begins with the program's name.
  package init(_ line: String) { lines = ["galley: " + line] }

  /// Creates an error with lines that contain their own positions.
  package init(lines: [String]) { self.lines = lines }

  /// Creates a command error from an error of the libraries; nil if the user did not cause that
  /// error.
  package init?(_ error: any Error) {
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
  /// The line without the program's name, for use within a sentence or a report.
  package var withoutProgramName: String { String(hasPrefix("galley: ") ? dropFirst("galley: ".count) : self[...]) }
}

/// The error of a command that has reported differences or findings. The command ends with exit
/// code 1.
package struct Findings: Error {
  /// Creates the error.
  package init() {}
}

/// The exit codes other than 0.
package enum ExitStatus {
  /// The exit code for differences and findings.
  package static let findings: Int32 = 1
  /// The exit code for mistakes in options, scenes, fonts or files.
  package static let misuse: Int32 = 2
  /// The exit code for a fault of this program (EX_SOFTWARE of sysexits.h).
  package static let fault: Int32 = 70
}

/// Returns the value of `body`. If `body` throws an error about creating or writing a picture, adds
/// the path to the error.
package func naming<Value>(_ path: @autoclosure () -> String, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as BitmapError {
    throw FileError(path: path(), reason: error.message)
  } catch let error as PNGError {
    throw FileError(path: path(), reason: error.message)
  }
}

/// Returns the value of `body`, or its error as a `CommandError`.
package func attempt<Value>(_ body: () throws -> Value) -> Result<Value, CommandError> {
  do {
    return .success(try body())
  } catch {
    return .failure(CommandError(error) ?? CommandError("internal error: \(error)"))
  }
}

extension Result where Failure == CommandError {
  /// The text for the member `error` of reports; nil for a success.
  package var error: String? { if case .failure(let commandError) = self { commandError.text } else { nil } }
}

/// Throws one error with the messages of several scenes. Equal messages, such as those about
/// missing fonts, are listed once. Returns normally if there are no errors.
/// - Parameter isReported: true if a report on standard output contains the errors already.
package func throwErrors<Value>(of results: [Result<Value, CommandError>], isReported: Bool) throws {
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
