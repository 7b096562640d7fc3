public import GalleyBase
import GalleyFiles

/// The versions with which goldens were recorded, stored in `galley.lock` in a folder above them.
/// Only with the same versions are pictures identical in every bit.
public struct GoldenLock: Hashable, Sendable {
  /// The name of a lock file.
  public static let fileName = "galley.lock"

  /// The version of the engine.
  public var engine: String
  /// The versions of the libraries that shape and draw text, by name.
  public var libraries: [String: String]
  /// The digests of the font files that the goldens use, by PostScript name.
  public var faces: [String: String]

  /// Creates a lock from versions and digests.
  public init(engine: String, libraries: [String: String], faces: [String: String] = [:]) {
    (self.engine, self.libraries, self.faces) = (engine, libraries, faces)
  }

  /// Reads a lock file; nil if there is none.
  /// - Throws: if it cannot be read or is not a lock file.
  public init?(reading path: String) throws(FileError) {
    guard let bytes = try readFile(ifPresent: path, limit: 1 << 24) else { return nil }
    if let line = lineOfMergeMark(in: bytes) {
      throw FileError(
        path: path, reason: "line \(line) is a merge-conflict marker; resolve it, then run `galley record`")
    }
    guard let lock = GoldenLock(bytes: bytes) else {
      throw FileError(
        path: path,
        reason: "is not a lock that galley record wrote: restore it with git, or remove it and run galley record")
    }
    self = lock
  }

  /// Reads the contents of a lock file; nil if they are not valid.
  public init?(bytes: [UInt8]) {
    guard let root = try? JSON(reading: bytes), let engine = root["engine"]?.string else { return nil }
    self.init(engine: engine, libraries: Self.map(root["libraries"]), faces: Self.map(root["faces"]))
  }

  private static func map(_ value: JSON?) -> [String: String] {
    guard case .object(let members)? = value else { return [:] }
    return Dictionary(members.compactMap { member in member.value.string.map { (member.name, $0) } }) { $1 }
  }

  /// The contents of the lock file. They are sorted, with one line for each version and face, so
  /// that two branches can be merged.
  public var file: [UInt8] {
    func list(_ map: [String: String]) -> [JSON.Member] {
      map.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) }
    }
    var writer = JSONWriter()
    writer.beginObject(.lines)
    writer.member("galley", 1)
    writer.member("engine", engine)
    for (key, map) in [("libraries", libraries), ("faces", faces)] {
      writer.key(key)
      writer.value(.object(list(map)), levels: 1)
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Returns the versions that changed since the goldens were recorded. Each is a possible cause of
  /// different pixels.
  /// - Parameter present: the versions of this program.
  public func changes(to present: GoldenLock) -> [Change] {
    let names = Set(libraries.keys).union(present.libraries.keys).sorted()
    let versions =
      [("Galley", engine, present.engine)]
      + names.map { ($0, libraries[$0] ?? "none", present.libraries[$0] ?? "none") }
    return versions.filter { $0.1 != $0.2 }.map { name, was, now in
      Change(
        property: name, was: was, now: now,
        sentence: "the goldens were recorded with \(name) \(was), and this is \(name) \(now)")
    }
  }

  /// Returns the faces whose font files changed since the goldens were recorded. Each is a possible
  /// cause of different lines and pixels. Faces that the lock does not list are left out.
  /// - Parameter present: the digests of faces, by PostScript name.
  public func changes(toFaces present: [String: String]) -> [Change] {
    present.sorted { $0.key < $1.key }.compactMap { name, now in
      guard let was = faces[name], was != now else { return nil }
      return Change(
        property: name, was: was, now: now,
        sentence: "the goldens were recorded with another file of the face \(name): \(was.prefix(12))…, this one is "
          + "\(now.prefix(12))…")
    }
  }

  /// Returns the faces whose digest in the lock is in no golden. Such entries were edited, or
  /// result from a wrong merge.
  /// - Parameter recorded: the digests with which the lock's goldens were recorded, by PostScript name.
  public func mistakes(besides recorded: [String: Set<String>]) -> [Change] {
    faces.sorted { $0.key < $1.key }.compactMap { name, was in
      guard let digests = recorded[name], !digests.isEmpty, !digests.contains(was) else { return nil }
      let others = digests.sorted().map { "\($0.prefix(12))…" }
      return Change(
        property: name, was: was, now: digests.sorted().joined(separator: ", "),
        sentence: "the lock has \(was.prefix(12))… for the face \(name), and its goldens were recorded with "
          + "\(listing(others)): restore the lock with git, or run galley record")
    }
  }

  /// Returns the path of the lock for the goldens in a folder; nil if there is none. It is the
  /// nearest lock from this folder upwards to the project's folder.
  public static func path(above folder: String) -> String? {
    var place = nearestFolder(folder)
    while true {
      let path = joined(place, fileName)
      if isFile(path) { return shortened(path) }
      let above = GalleyFiles.folder(of: place)
      if above == place || isFile(joined(place, "galley.yaml")) || exists(joined(place, ".git")) { return nil }
      place = above
    }
  }
}
