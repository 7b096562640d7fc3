import GalleyBase
import GalleyFiles

/// A layout dump in the form in which a golden stores it. Its lines have at most 200 bytes, so that
/// people can read a diff.
///
/// A line break and tabs stand for a space of the dump, and a long string is an object with its pieces. The dump can be
/// restored exactly, so that comparisons and digests are those of the dump. The version of this form is the member
/// `lines`. A dump with short lines is stored as it is, and so were all dumps before this form.
package struct StoredLayout: Hashable, Sendable {
  /// The layout dump in UTF-8, with its lines unbroken.
  package var dump: [UInt8]
  /// The pictures that are stored under the names of other cells or frames, by frame; the key is
  /// empty if there is only one picture. Each value is the rest of a picture's path after the
  /// scene's path, such as `@dark` or `@dark.focused`.
  package var pictures: [String: String] = [:]

  private static let start = Array("{ \"galley\": 1, ".utf8)
  private static let versionKey = Array("\"lines\": ".utf8)
  private static let version = Array("2, ".utf8)
  private static let picturesKey = Array("\"pictures\": ".utf8)

  /// Creates a stored layout whose pictures are not shared with other cells.
  package init(dump: [UInt8]) { self.dump = dump }

  /// Reads the contents of a golden, from which carriage returns were removed; nil if a later
  /// version of galley wrote it. Contents without broken lines count as a dump.
  package init?(reading bytes: [UInt8]) {
    let head = Self.start + Self.versionKey
    guard bytes.starts(with: head) else {
      dump = bytes
      return
    }
    guard bytes[head.count...].starts(with: Self.version) else { return nil }
    let rest = unfolded(bytes[(head.count + Self.version.count)...])
    guard rest.starts(with: Self.picturesKey) else {
      dump = Self.start + rest
      return
    }
    let value = rest.dropFirst(Self.picturesKey.count)
    guard let end = value.firstIndex(of: UInt8(ascii: "}")), value[end...].starts(with: Array("}, ".utf8)),
      case .object(let members)? = try? JSON(reading: Array(value[...end]))
    else { return nil }
    for member in members {
      // A picture is beside the scene.
      guard let tail = member.value.string, !tail.contains("/") else { return nil }
      pictures[member.name] = tail
    }
    dump = Self.start + rest[(end + 3)...]
  }

  /// True if the stored form differs from the dump.
  private var isFolded: Bool {
    dump.starts(with: Self.start)
      && (!pictures.isEmpty || dump.split(separator: UInt8(ascii: "\n")).contains(where: isLong))
  }

  /// Returns true if the bytes are the dump without broken lines, as earlier versions of galley
  /// stored it.
  package func isEarlierForm(_ bytes: [UInt8]) -> Bool { bytes == dump && bytes != self.bytes }

  /// The bytes of the golden in its stored form.
  package var bytes: [UInt8] {
    guard isFolded else { return dump }
    let head = Self.start + Self.versionKey + Self.version
    var rest = dump[Self.start.count...]
    if !pictures.isEmpty {
      let members = pictures.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) }
      rest = Self.picturesKey + Array(JSON.object(members).line.utf8) + Array(", ".utf8) + rest
    }
    let bytes = head + folded(Array(rest), after: head.count)
    // A dump that cannot be restored from its short lines keeps its long ones.
    return StoredLayout(reading: bytes) == self ? bytes : dump
  }
}
