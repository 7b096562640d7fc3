public import Foundation

/// A file's contents in memory. Foundation has this type only on Apple's systems. Galley has no
/// wrappers of folders and symbolic links.
open class FileWrapper: NSObject {
  /// The bytes of the file.
  open private(set) var regularFileContents: Data?
  /// The name under which to write the file.
  open var preferredFilename: String?
  /// The name of the file that the contents were read from.
  open var filename: String?

  /// Creates a wrapper of the given contents.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a wrapper by reading the file at a URL.
  public convenience init(url: URL) throws {
    self.init(regularFileWithContents: try Data(contentsOf: url))
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Always true, since there are no wrappers of folders and symbolic links.
  open var isRegularFile: Bool { true }
}
