public import Foundation

/// The contents of a file in memory. Foundation has this type only on Apple's systems; folders and links are left out.
open class FileWrapper: NSObject {
  /// The contents.
  open private(set) var regularFileContents: Data?
  /// The name under which to write it.
  open var preferredFilename: String?
  /// The name under which it was read.
  open var filename: String?

  /// A file of these contents.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// The file at a URL.
  public convenience init(url: URL) throws {
    self.init(regularFileWithContents: try Data(contentsOf: url))
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// True.
  open var isRegularFile: Bool { true }
}
