import GalleySystem

/// The names of files that are there while others are written: `.galley-`, sixteen digits that no two writings share, and
/// what each of them is. No number of a process is in them, since another may have it in another container.
struct WritingName: Hashable {
  /// The kinds of such files.
  enum Kind: Hashable {
    /// Says that what it lists is to be put in place. It is empty as long as nothing is.
    case journal
    /// Says that the old contents of what it lists are to come back.
    case undo
    /// New contents of the file of this number, or of a journal.
    case temporary(Int?)
    /// The second name of the old contents of the file of this number.
    case old(Int)
  }

  private static let start = ".galley-"
  private static let digitCount = 16

  /// The digits.
  let writing: String
  let kind: Kind

  init(_ writing: String, _ kind: Kind) { (self.writing, self.kind) = (writing, kind) }

  /// Reads a name; nil if it is another file's.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    let digits = Self.start.utf8.count..<Self.start.utf8.count + Self.digitCount
    guard name.hasPrefix(Self.start), bytes.count > digits.upperBound,
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

  /// The name.
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

  /// Returns the digits of a new writing.
  static func newWriting() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: digitCount - digits.count) + digits
  }
}
