import GalleyFiles

/// The folder in which processes keep indexes of manifests for each other. All of it may be removed at any time.
package struct FontIndexFolder: Hashable, Sendable {
  /// The path.
  package let path: String
  /// The version of the program. An index of another one is not read.
  package let version: String
  /// Nanoseconds for which a file must have been left alone before anything is kept of it: a change from then on has another
  /// time, even on file systems that count in whole seconds.
  let rest: Int64

  /// Creates the folder of this path, which need not be there.
  package init(_ path: String, version: String, rest: Int64 = 2_000_000_000) {
    (self.path, self.version, self.rest) = (path, version, rest)
  }

  /// Creates the folder `galley` in `$XDG_CACHE_HOME`, else in `~/.cache`; nil without a home.
  package init?(version: String) {
    // By the standard of such folders a relative path is none.
    let stated = environmentValue("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environmentValue("HOME").flatMap { $0.hasPrefix("/") ? joined($0, ".cache") : nil }
    guard let folder = stated ?? home else { return nil }
    self.init(joined(folder, "galley"), version: version)
  }

  /// The name of the index for a manifest.
  /// - Parameter manifest: the path of the manifest without links.
  func file(of manifest: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in manifest.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    return "fonts-\(String(hash, radix: 16)).index"
  }

  /// Returns the bytes of an index that this user has written; nil for any other.
  func read(_ file: String) -> [UInt8]? { PrivateFolder(path)?.read(file, limit: FontIndexFolder.largest) }

  /// Writes an index, whole or not at all.
  func write(_ file: String, _ bytes: [UInt8]) {
    guard bytes.count <= FontIndexFolder.largest else { return }
    PrivateFolder(making: path)?.write(file, bytes)
  }

  /// The most bytes of an index.
  private static let largest = 1 << 26
}
