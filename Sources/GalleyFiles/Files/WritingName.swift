import GalleySystem

/// The name of a file that exists only while other files are written. It consists of `.galley-`,
/// sixteen digits that are unique for each write, and the kind of file. It does not contain a
/// process ID, since a process in another container may have the same ID.
struct WritingName: Hashable {
  /// The kind of a file that exists only while other files are written.
  enum Kind: Hashable {
    /// A journal, which lists the files to rename. It is empty before the first file is renamed.
    case journal
    /// A journal that was renamed, as a sign that the old contents of the listed files must be
    /// restored.
    case undo
    /// The new contents of the file with this index; without an index, the new contents of a
    /// journal.
    case temporary(Int?)
    /// The second name of the old contents of the file with this index.
    case old(Int)
  }

  /// The text with which all such names begin.
  static let start: StaticString = ".galley-"
  private static let digitCount = 16

  /// The sixteen digits that are unique for each write.
  let writing: String
  let kind: Kind

  init(_ writing: String, _ kind: Kind) { (self.writing, self.kind) = (writing, kind) }

  /// Parses a file name; nil if the file is not one that exists only while other files are written.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    let digits = Self.start.utf8CodeUnitCount..<Self.start.utf8CodeUnitCount + Self.digitCount
    guard name.hasPrefix("\(Self.start)"), bytes.count > digits.upperBound,
      bytes[digits].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    writing = String(decoding: bytes[digits], as: UTF8.self)
    switch String(decoding: bytes[digits.upperBound...], as: UTF8.self).split(separator: ".", maxSplits: 1).map(
      String.init)
    {
    case ["journal"]: kind = .journal
    case ["undo"]: kind = .undo
    case ["tmp"]: kind = .temporary(nil)
    case let parts where parts.count == 2:
      guard let number = Int(parts[0]), number >= 0, String(number) == parts[0] else { return nil }
      switch parts[1] {
      case "tmp": kind = .temporary(number)
      case "old": kind = .old(number)
      default: return nil
      }
    default: return nil
    }
    guard self.name == name else { return nil }
  }

  /// The complete file name.
  var name: String {
    let ending =
      switch kind {
      case .journal: "journal"
      case .undo: "undo"
      case .temporary(nil): "tmp"
      case .temporary(let number?): "\(number).tmp"
      case .old(let number): "\(number).old"
      }
    return "\(Self.start)\(writing).\(ending)"
  }

  /// Returns the random digits for a new write.
  static func newWriting() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: digitCount - digits.count) + digits
  }
}
