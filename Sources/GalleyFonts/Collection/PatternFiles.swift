import GalleyFiles
import GalleyUnicode

/// The state of the hyphenation patterns of one language.
public struct PatternDescription: Hashable, Sendable {
  /// The manifest's entry for the patterns.
  public var entry: FontManifest.Hyphenation
  /// The path at which the file was found; nil if it cannot be used.
  public var path: String?
  /// The reason why the patterns cannot be used; nil if they can be used.
  public var error: FontError?
}

extension FontCollection {
  /// The hyphenation patterns of the manifest, in its order. Each access reads and checks every
  /// file.
  public var patternDescriptions: [PatternDescription] {
    manifest.hyphenation.map { entry in
      do throws(FontError) {
        return PatternDescription(entry: entry, path: try readPatterns(entry).path)
      } catch {
        return PatternDescription(entry: entry, error: error)
      }
    }
  }

  /// Returns the patterns that the manifest pins for a language, after the digest of the file is
  /// checked; nil if there are none.
  func patterns(for language: String) throws(FontError) -> HyphenationPatterns? {
    guard let entry = pinned.manifest.hyphenation.first(where: { $0.language == language }) else { return nil }
    let (path, bytes) = try readPatterns(entry)
    guard let patterns = bytes.withUnsafeBytes({ HyphenationPatterns($0) }) else {
      throw .notPatterns(file: path, package: entry.package)
    }
    return patterns
  }

  private func readPatterns(_ entry: FontManifest.Hyphenation) throws(FontError) -> (path: String, bytes: [UInt8]) {
    let search = store.search
    guard let path = search.exactPaths(of: entry.file).first else {
      throw .absent(file: entry.file, package: entry.package, searched: search.allFolders)
    }
    let bytes: [UInt8]
    do throws(FontError) {
      try LoadedFile.checkReadable(path)
      // The digest shows whether the whole file was read.
      bytes = (try? readFile(path)) ?? []
    } catch {
      throw error.naming(package: entry.package)
    }
    let digest = bytes.withUnsafeBytes { sha256(of: $0) }
    guard entry.sha256.isEmpty || entry.sha256.lowercased() == digest else {
      throw .different(file: path, package: entry.package, expected: entry.sha256, found: digest)
    }
    return (path, bytes)
  }
}
