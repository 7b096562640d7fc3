import GalleyFiles
import Synchronization

/// Reads the font faces of layout dumps. The dumps of a scene's cells mostly end with the same
/// faces, which are read only once.
package final class DumpedFaces: Sendable {
  /// The end of the latest dump, and the digests that it contains.
  private let last = Mutex<(end: [UInt8], digests: [String: String])>(([], [:]))

  /// Creates a reader that has not read any dumps yet.
  package init() {}

  /// Returns the digests of the font files that a dump names, by PostScript name.
  package func digests(ofDump bytes: [UInt8]) -> [String: String] {
    guard let start = startOfFaces(inDump: bytes) else { return faceDigests(ofDump: bytes) }
    return last.withLock { last in
      if last.end[...] == bytes[start...] { return last.digests }
      // The faces are unknown if the end is not an object by itself.
      guard let digests = faceDigests(ofEnd: bytes[start...]) else { return faceDigests(ofDump: bytes) }
      last = (Array(bytes[start...]), digests)
      return digests
    }
  }
}

/// Returns the digests of the font files that a layout dump names, by PostScript name.
package func faceDigests(ofDump bytes: [UInt8]) -> [String: String] {
  startOfFaces(inDump: bytes).flatMap { faceDigests(ofEnd: bytes[$0...]) }
    ?? (try? JSON(reading: bytes)).map(faceDigests) ?? [:]
}

/// Returns the digests in the end of a dump; nil if the end is not the rest of a JSON object.
private func faceDigests(ofEnd bytes: ArraySlice<UInt8>) -> [String: String]? {
  (try? JSON(reading: [UInt8(ascii: "{")] + bytes)).map(faceDigests)
}

private func faceDigests(_ dump: JSON) -> [String: String] {
  let faces = dump["fontsUsed"]?.array ?? []
  return Dictionary(
    faces.compactMap { face in
      face["font"]?.string.flatMap { name in face["digest"]?.string.map { (name, $0) } }
    }
  ) { $1 }
}

/// Returns the offset of the last member of a dump, which lists the faces; nil if it is too far
/// from the end. Only the end is searched, since a dump may be long.
private func startOfFaces(inDump bytes: [UInt8]) -> Int? {
  let key = Array("\"fontsUsed\"".utf8)
  let end = bytes.suffix(1 << 14)
  return end.indices.dropLast(key.count).last { end[$0] == key[0] && end[$0...].starts(with: key) }
}
