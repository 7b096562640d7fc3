/// The events of a window in order. Each question to a delegate, report to a delegate, notification
/// and control event is one line of text.
///
///     name: textFieldShouldBeginEditing -> true
///     name: textFieldDidBeginEditing
///     name: UITextFieldTextDidBeginEditingNotification
///     name: editingDidBegin
///
/// A line begins with the `id` of the view, or its class if it has none, and a colon. Questions are recorded with their
/// answer, even without a delegate, since UIKit defines the answer for that case. The same script gives the same lines
/// on every machine, so traces can be compared as text. UIKit has no counterpart.
public struct EventTrace: Hashable, Sendable {
  /// The lines recorded so far.
  public private(set) var lines: [String] = []
  /// True if events are recorded.
  ///
  /// Each event takes a line of text, so turn it off for long sessions that do not read the trace.
  public var isRecording = true

  /// Creates a trace without lines.
  public init() {}

  /// All lines, each with a line feed at its end; empty if there are none.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Appends a line, for example from a delegate or an action.
  public mutating func append(_ line: String) {
    if isRecording { lines.append(line) }
  }

  /// Appends a question to a view's delegate and returns its index, which is passed to
  /// `answer(_:with:)`; nil if events are not recorded.
  ///
  /// Events that happen before the answer are appended below the question.
  mutating func appendQuestion(_ question: @autoclosure () -> String, by view: View) -> Int? {
    guard isRecording else { return nil }
    lines.append("\(view.nameInTrace): \(question())")
    return lines.count - 1
  }

  /// Appends the answer to the line of a question, if the line still exists.
  mutating func answer(_ question: Int?, with answer: Bool) {
    if let question, lines.indices.contains(question) { lines[question] += " -> \(answer)" }
  }

  /// Removes all lines.
  public mutating func removeAll() { lines.removeAll() }

  /// Appends an event that occurred in a view.
  mutating func append(_ event: @autoclosure () -> String, by view: View) {
    guard isRecording else { return }
    lines.append("\(view.nameInTrace): \(event())")
  }
}

extension View {
  /// Asks a view's delegate, records question and answer, and returns the answer. Without a
  /// delegate, the answer is true.
  func ask(_ question: @autoclosure () -> String, _ answer: () -> Bool?) -> Bool {
    let window = window
    let place = window?.trace.appendQuestion(question(), by: self)
    let answer = answer() ?? true
    window?.trace.answer(place, with: answer)
    return answer
  }

  /// The `id` of the view, or its class if it has no `id`.
  var nameInTrace: String { id ?? "\(type(of: self))" }
}

extension String {
  /// The text as a Swift string literal on one line. Invisible characters are escaped, and long
  /// text is truncated.
  var quotedInTrace: String {
    var quoted = "\""
    var left = String.longestInTrace
    for scalar in unicodeScalars {
      guard left > 0 else { return quoted + "\"… (\(utf16.count) UTF-16 code units)" }
      left -= 1
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case " ": quoted += " "
      default:
        let isInvisible =
          scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
          || scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        quoted += isInvisible ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    return quoted + "\""
  }

  /// The maximum number of Unicode scalars of a text in a line of the trace.
  private static let longestInTrace = 80
}
