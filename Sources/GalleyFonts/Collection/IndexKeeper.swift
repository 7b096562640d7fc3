import GalleyFiles
import Synchronization

/// The index of one manifest in the folder of indexes. Where it cannot be read or written, there is none.
package final class IndexKeeper: Sendable {
  private struct Contents {
    var manifest: FontManifest?
    var sources: [KeptIndex.Source] = []
    var digests: [FileSeal: String] = [:]
  }

  /// The number of digests at which those of files that other manifests may have named are forgotten.
  private static let digestLimit = 2048

  private let indexes: FontIndexFolder
  /// The folder of the manifest.
  private let folder: String
  private let file: String
  private let contents = Mutex(Contents())

  /// Creates the keeper of the index for the manifest in a folder; nil if there is no such folder.
  package init?(_ indexes: FontIndexFolder, folder: String) {
    guard let place = resolvedPath(folder.isEmpty ? "." : folder) else { return nil }
    (self.indexes, self.folder) = (indexes, GalleyFiles.folder(of: joined(folder, "fonts.json")))
    file = indexes.file(of: joined(place, "fonts.json"))
  }

  /// Returns the fonts of the manifest, if an index of it was kept and the manifest has not changed since.
  /// - Parameter base: returns the folder of the manifest that it would extend now.
  package func fonts(extending base: () -> String?) -> FontCollection? {
    guard let kept = read() else { return nil }
    let sources = kept.sources
    let folders = sources.count > 1 ? [folder, base()] : [folder]
    guard sources.count == folders.count else { return nil }
    for (source, folder) in zip(sources, folders) {
      guard let folder, source == KeptIndex.Source(manifestIn: folder) else { return nil }
    }
    contents.withLock { $0.sources = sources }
    return try? FontCollection(kept.manifest, book { kept.digest(of: $0) })
  }

  /// Returns the fonts of a manifest that was read now, and keeps its index for later processes.
  /// - Parameter folders: the manifest's own, and that of the one that it extends.
  /// - Throws: an unknown fallback name.
  package func fonts(of manifest: FontManifest, readFrom folders: [String]) throws(FontError) -> FontCollection {
    let fonts = try FontCollection(manifest: manifest)
    let sources = folders.compactMap { KeptIndex.Source(manifestIn: $0) }
    guard sources.count == folders.count, sources.allSatisfy({ $0.seal.isSettled(for: indexes.rest) }) else {
      return fonts
    }
    contents.withLock { contents in
      contents = Contents(manifest: manifest, sources: sources)
      write(&contents)
    }
    return try FontCollection(fonts.index, book { _ in nil })
  }

  private func book(earlier: @escaping @Sendable (FileSeal) -> String?) -> DigestBook {
    DigestBook(earlier: earlier) { [self] seal, digest in
      guard seal.isSettled(for: indexes.rest) else { return }
      contents.withLock { contents in
        contents.digests[seal] = digest
        write(&contents)
      }
    }
  }

  private func read() -> KeptIndex? {
    indexes.read(file).flatMap { KeptIndex(reading: $0, folder: folder, version: indexes.version) }
  }

  /// Writes the index anew, with what other processes have added to it meanwhile.
  private func write(_ contents: inout Contents) {
    let kept = read().flatMap { $0.sources == contents.sources ? $0 : nil }
    guard let manifest = contents.manifest ?? kept?.manifest.manifest else { return }
    contents.manifest = manifest
    let own = contents.digests
    var digests = (kept?.digests ?? [:]).filter { other, _ in !own.keys.contains { $0.isOfSameFile(as: other) } }
    if digests.count + own.count > Self.digestLimit { digests = [:] }
    digests.merge(own) { _, own in own }
    let bytes = KeptIndex.bytes(manifest, sources: contents.sources, digests: digests, version: indexes.version)
    indexes.write(file, bytes)
  }
}

extension KeptIndex.Source {
  /// The manifest in a folder as it is now; nil if there is none.
  fileprivate init?(manifestIn folder: String) {
    guard let place = resolvedPath(folder.isEmpty ? "." : folder), let seal = FileSeal(of: joined(place, "fonts.json"))
    else { return nil }
    self.init(path: joined(place, "fonts.json"), seal: seal)
  }
}
