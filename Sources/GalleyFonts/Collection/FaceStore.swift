import Synchronization

/// The open files and faces of a collection. All tasks share it, and each file is opened once.
final class FaceStore: Sendable {
  private struct Contents {
    var files: [String: LoadedFile] = [:]
    var faces: [FontFile: FontFace] = [:]
    /// The pinned faces found so far, by their index in the manifest. Without them, files would be
    /// searched again.
    var pinned: [Int: FontFace] = [:]
    var choices: [FontDescriptor: FontChoice] = [:]
    /// The files in the search folders by name. They are listed as soon as a file is not at the
    /// path in the manifest; nil until then.
    var filesByName: [String: [String]]?
  }

  /// The number of requests at which all cached choices are discarded.
  private static let requestLimit = 1024

  let search: FontFileSearch
  private let contents = Mutex(Contents())

  /// A cache of the digests computed so far.
  let digests: DigestCache

  init(search: FontFileSearch, digests: DigestCache) { (self.search, self.digests) = (search, digests) }

  /// Returns the face in a file, which is opened if it was not open yet.
  func face(_ file: FontFile) throws(FontError) -> FontFace {
    try contents.withLock { contents throws(FontError) in try open(file, in: &contents) }
  }

  /// Returns the face at an index of the manifest, after the manifest's entry is compared with the
  /// file.
  func face(_ number: Int, of pinned: PinnedFaces) throws(FontError) -> FontFace {
    try contents.withLock { contents throws(FontError) in
      if let face = contents.pinned[number] { return face }
      let entry = pinned.manifest.faces[number]
      do throws(FontError) {
        let path = try locate(entry, in: &contents)
        let face = try open(FontFile(path: path, index: entry.index), in: &contents)
        try entry.check(face)
        contents.pinned[number] = face
        return face
      } catch {
        throw error.naming(package: entry.package)
      }
    }
  }

  /// Verifies the digest of a face's file if the manifest pins it.
  func verify(_ face: FontFace, of pinned: PinnedFaces) throws(FontError) {
    let numbers = contents.withLock { contents in contents.pinned.filter { $0.value === face }.keys }
    for number in numbers.sorted() { try pinned.manifest.faces[number].verifyDigest(of: face) }
  }

  /// Returns the cached choice of faces for a request; nil if there is none.
  func choice(for request: FontDescriptor) -> FontChoice? { contents.withLock { $0.choices[request] } }

  func keep(_ choice: FontChoice) {
    contents.withLock { contents in
      if contents.choices.count >= FaceStore.requestLimit { contents.choices.removeAll() }
      contents.choices[choice.descriptor] = choice
    }
  }

  private func open(_ file: FontFile, in contents: inout Contents) throws(FontError) -> FontFace {
    if let face = contents.faces[file] { return face }
    let loaded = try load(file.path, in: &contents)
    let face = FontFace(file: loaded, face: try OpenedFace(loaded, index: file.index))
    contents.faces[file] = face
    return face
  }

  private func load(_ path: String, in contents: inout Contents) throws(FontError) -> LoadedFile {
    if let file = contents.files[path] { return file }
    let file = try LoadedFile(path: path, digests: digests)
    contents.files[path] = file
    return file
  }

  /// Returns the path of the file that the manifest names. If several files match, or none can be
  /// read, the file with the pinned digest is chosen among all files of that name. Exact paths are
  /// tried first.
  private func locate(_ entry: FontManifest.Entry, in contents: inout Contents) throws(FontError) -> String {
    var failure: FontError?
    let exact = search.exactPaths(of: entry.file)
    if let path = exact.first, exact.count == 1 {
      do throws(FontError) {
        _ = try load(path, in: &contents)
        return path
      } catch {
        failure = error
      }
    }
    for path in exact {
      if let found = fit(path, entry, in: &contents, failure: &failure) { return found }
    }
    let byName = contents.filesByName ?? search.filesByName()
    contents.filesByName = byName
    let name = entry.file.split(separator: "/").last.map(String.init) ?? entry.file
    for path in byName[name] ?? [] {
      if let found = fit(path, entry, in: &contents, failure: &failure) { return found }
    }
    throw failure ?? .absent(file: entry.file, package: entry.package, searched: search.allFolders)
  }

  private func fit(
    _ path: String, _ entry: FontManifest.Entry, in contents: inout Contents, failure: inout FontError?
  ) -> String? {
    do throws(FontError) {
      let file = try load(path, in: &contents)
      if entry.sha256.isEmpty || entry.sha256.lowercased() == file.digest { return path }
      failure =
        failure ?? .different(file: path, package: entry.package, expected: entry.sha256, found: file.digest)
    } catch {
      failure = failure ?? error
    }
    return nil
  }
}
