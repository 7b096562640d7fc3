/// What happened in a window, in order, one line of text for each question, report, notification and control event.
///
///     name: textFieldShouldBeginEditing -> true
///     name: textFieldDidBeginEditing
///     name: UITextFieldTextDidBeginEditingNotification
///     name: editingDidBegin
///
/// Before the colon stands the `id` of the view, or what kind of view it is if it has none. Questions are noted with their
/// answer, also if there is no delegate to ask, since the answer without one is part of UIKit's rules. The same script
/// makes the same lines, whatever the machine: a trace can be compared as text. UIKit has no counterpart.
public struct EventTrace: Hashable, Sendable {
  /// The lines so far.
  public private(set) var lines: [String] = []
  /// Whether anything is noted. It costs a line of text for each event, so a long session without interest in it may do
  /// without.
  public var isRecording = true

  /// An empty trace.
  public init() {}

  /// All lines, each ended by a line feed; empty if there are none.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a line of one's own, for what a delegate or an action does in between.
  public mutating func append(_ line: String) {
    if isRecording { lines.append(line) }
  }

  /// Adds a question to a view's delegate and returns the place of its answer, which may be long in coming: what happens
  /// meanwhile stands below.
  mutating func appendQuestion(_ question: @autoclosure () -> String, by view: View) -> Int? {
    guard isRecording else { return nil }
    lines.append("\(view.nameInTrace): \(question())")
    return lines.count - 1
  }

  /// Adds the answer to a question, if the question still stands there.
  mutating func answer(_ question: Int?, with answer: Bool) {
    if let question, lines.indices.contains(question) { lines[question] += " -> \(answer)" }
  }

  /// Forgets all lines.
  public mutating func removeAll() { lines.removeAll() }

  /// Adds what happened to a view.
  mutating func append(_ event: @autoclosure () -> String, by view: View) {
    guard isRecording else { return }
    lines.append("\(view.nameInTrace): \(event())")
  }
}

extension View {
  /// Asks what a delegate answers, and notes question and answer.
  func ask(_ question: @autoclosure () -> String, _ answer: () -> Bool?) -> Bool {
    let window = window
    let place = window?.trace.appendQuestion(question(), by: self)
    let answer = answer() ?? true
    window?.trace.answer(place, with: answer)
    return answer
  }

  /// The `id`, or what kind of view it is.
  var nameInTrace: String { id ?? "\(type(of: self))" }
}

extension String {
  /// As Swift would write it in a program, so that it takes one line and shows what is invisible. Long text is cut.
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

  /// How many characters of a text stand in a line of a trace.
  private static let longestInTrace = 80
}
