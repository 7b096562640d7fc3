import GalleyBase
import GalleyDrawing
import GalleyFiles

/// Returns the picture in a golden file.
/// - Throws: if it is not a PNG with eight bits per channel. With sixteen bits, only the upper halves would be
///   compared.
func readGoldenPicture(_ path: String) throws(FileError) -> Bitmap {
  try goldenPicture(try readRegularFile(path), at: path)
}

/// Returns the picture in the bytes of a golden file; see `readGoldenPicture`.
func goldenPicture(_ bytes: [UInt8], at path: String) throws(FileError) -> Bitmap {
  if let damage = damage(of: bytes, named: "picture") { throw FileError(path: path, reason: damage) }
  // The depth is the byte after the signature, the chunk's length and name, width and height.
  if bytes.count > 24, bytes[24] == 16 {
    throw FileError(
      path: path,
      reason: "has sixteen bits a channel, and goldens have eight: galley record did not write it; record it again")
  }
  do {
    return try PNG.decode(bytes)
  } catch {
    throw FileError(path: path, reason: error.message)
  }
}

/// Returns the layout in a golden file.
/// - Throws: if it is not a layout, unless it equals the expected one.
func readGoldenLayout(_ path: String, expecting layout: [UInt8]) throws(FileError) -> StoredLayout {
  let bytes = withPlainLineEnds(try readRegularFile(path))
  let stored = StoredLayout(reading: bytes)
  if let stored, stored.dump == layout { return stored }
  if let damage = damage(of: bytes, named: "layout") { throw FileError(path: path, reason: damage) }
  guard let stored else {
    throw FileError(
      path: path, reason: "the golden layout is from a later version of galley: install that, or record the scene")
  }
  guard LayoutSummary(dump: stored.dump) != nil else {
    throw FileError(
      path: path,
      reason: "the golden layout is damaged: galley record did not write it; restore it with git, or record it again"
    )
  }
  return stored
}

/// Returns the bytes of a regular file that was found before. Throws if the file was removed since.
private func readRegularFile(_ path: String) throws(FileError) -> [UInt8] {
  guard let bytes = try readFile(ifPresent: path, limit: 1 << 30) else {
    throw FileError(path: path, reason: "was removed during the run")
  }
  return bytes
}

/// Returns a description of damage that other tools caused in a golden: an empty file, a git-lfs
/// pointer, or an unfinished merge; nil if there is none.
/// - Parameters:
///   - kind: the kind of file: `picture`, `layout`.
///   - role: what the file is for: `golden`, `reference`.
package func damage(of bytes: [UInt8], named kind: String, as role: String = "golden") -> String? {
  if bytes.isEmpty { return "the \(role) \(kind) is empty; restore it with git, or record it again" }
  let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
  if start.hasPrefix("version https://git-lfs.github.com/spec/") {
    return "is a git-lfs pointer, not the \(kind): run git lfs pull"
  }
  let lines = start.split(whereSeparator: \.isNewline)
  if lines.contains(where: { $0.hasPrefix("<<<<<<< ") }),
    lines.contains(where: { $0.hasPrefix(">>>>>>> ") || $0 == "=======" })
  {
    return "the \(role) \(kind) has merge-conflict markers: keep either side, or record it again"
  }
  return nil
}
