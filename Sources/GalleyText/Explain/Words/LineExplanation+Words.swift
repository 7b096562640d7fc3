/// The names of scene keys that explanations mention, for one kind of view.
public struct ExplanationKeys: Hashable, Sendable {
  /// The name of the key that limits the number of lines.
  public var lineLimit: String
  /// The name of the key for the alignment.
  public var alignment: String

  /// Creates the names of the two keys.
  public init(lineLimit: String, alignment: String) {
    self.lineLimit = lineLimit
    self.alignment = alignment
  }

  /// The keys of a label, `numberOfLines` and `textAlignment`.
  public static let label = ExplanationKeys(lineLimit: "numberOfLines", alignment: "textAlignment")
  /// The keys of a text container, `maximumNumberOfLines` and `alignment`.
  public static let textContainer = ExplanationKeys(lineLimit: "maximumNumberOfLines", alignment: "alignment")
}

extension LineExplanation {
  /// Returns the explanation in sentences, the most useful first. The sentences name the keys that
  /// would change the result.
  public func statements(_ keys: ExplanationKeys) -> [Statement] {
    var statements = [Statement("ends", end.sentence(self, keys))]
    if let hyphenation { statements.append(Statement("hyphen", hyphenation.sentence)) }
    if let truncation { statements.append(Statement("hidden", truncation.sentence)) }
    if let tightening { statements.append(Statement("letters", tightening.sentence)) }
    if let gaps { statements.append(Statement("gaps", gaps.sentence(keys))) }
    for (index, tab) in tabs.enumerated() { statements.append(Statement("tab \(index + 1)", tab.sentence)) }
    if let moved { statements.append(Statement("moved", moved.sentence(keys))) }
    if let strip, let sentence = strip.sentence { statements.append(Statement("room", sentence)) }
    if let sentence = margins.sentence { statements.append(Statement("indent", sentence)) }
    statements.append(Statement("height", height.sentence(hasStandIns: faces.contains { !$0.isMissing })))
    if let sentence = height.spacingSentence { statements.append(Statement("space", sentence)) }
    for face in faces { statements.append(Statement("font", face.sentence)) }
    return statements
  }
}

extension MarginsExplanation {
  fileprivate var sentence: String? {
    var parts: [String] = []
    if indent != 0 {
      parts.append(
        "begins \(Wording.length(indent)) pt in (\(isFirstOfParagraph ? "firstLineHeadIndent" : "headIndent"))")
    }
    if tailIndent > 0 {
      parts.append("ends \(Wording.length(tailIndent)) pt from the leading margin (tailIndent)")
    } else if tailIndent < 0 {
      parts.append("ends \(Wording.length(-tailIndent)) pt before the margin (tailIndent)")
    }
    return parts.isEmpty ? nil : Wording.list(parts)
  }
}

extension ContainerMove {
  fileprivate func sentence(_ keys: ExplanationKeys) -> String { "from container \(from + 1): \(cause.sentence(keys))" }
}

extension ContainerMove.Cause {
  /// Returns the reason why a line is not in the preceding container, as a sentence. `keys` are the
  /// names of scene keys that the sentence may mention.
  public func sentence(_ keys: ExplanationKeys) -> String {
    switch self {
    case .tooLow(let bottom, let height):
      let (bottom, height) = Wording.lengths(bottom, height)
      return "the line would reach down to \(bottom) pt, and the container is \(height) pt high"
    case .formFeed: return "a form feed, U+000C, ends it"
    case .tooManyLines(let limit): return "it is full with \(Wording.count(limit, "line")) (\(keys.lineLimit))"
    }
  }
}
