import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText

extension JSONWriter {
  /// Writes one line fragment on one line of text. Its keys are the names of the properties in the
  /// order of their declaration. Nil is left out, and infinite lengths are null.
  mutating func write(_ line: LineExplanation, _ keys: ExplanationKeys) {
    beginObject()
    writeProperties(of: line)
    member("words", line.statements(keys).map { $0.topic + ": " + $0.sentence })
    endObject()
  }

  /// The names of properties that the JSON leaves out, since only the explanation in words uses
  /// them.
  private static let unwritten: Set = [
    "bounds", "countsStandIns", "familyName", "fragmentCount", "insets", "isFirstOfParagraph", "lineCount", "maximum",
    "minimum", "multiple", "nextText", "textCount",
  ]

  /// Writes the properties of an explanation as members.
  mutating func writeProperties(of explanation: Any) {
    for case (let name?, var value) in Mirror(reflecting: explanation).children where !Self.unwritten.contains(name) {
      let optional = Mirror(reflecting: value)
      if optional.displayStyle == .optional {
        guard let wrapped = optional.children.first else { continue }
        value = wrapped.value
      }
      if name == "followsPath", value as? Bool == false { continue }
      key(name)
      write(value)
    }
  }

  private mutating func write(_ value: Any) {
    switch value {
    case let value as any JSONConvertible: self.value(value.json)
    case let value as any RawRepresentable<String>: self.value(value.rawValue)
    case let gap as JustifiedGap: [Double(gap.offset), gap.natural, gap.added].write(to: &self)
    case let part as StripExplanation.Blocked: [Double(part.exclusion), part.left, part.right].write(to: &self)
    case let list as [Any]:
      beginArray()
      for element in list { write(element) }
      endArray()
    default:
      beginObject()
      switch value {
      case let move as ContainerMove:
        member("from", move.from)
        write(move.cause)
      case let candidate as FaceCandidate: writeMembers(of: candidate)
      default: writeProperties(of: value)
      }
      endObject()
    }
  }

  private mutating func writeMembers(of candidate: FaceCandidate) {
    member("font", candidate.fontName)
    member("from", candidate.source.rawValue)
    if case .lacks(let scalars) = candidate.verdict {
      member("verdict", "lacks")
      member("characters", scalars.map(Wording.codePoint))
    } else {
      member("verdict", "\(candidate.verdict)")
    }
  }
}
