public import UniformTypeIdentifiers

// Panels that ask for files: accepted, and never shown.

/// A document that is kept in a file.
public protocol FileDocument {
  /// The types of content that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of content that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types of content that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// A file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The file before, if there is one.
  public let existingFile: FileWrapper?
}

extension View {
  /// Without effect: no panel is shown.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Without effect: no panel is shown.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Without effect: no panel is shown.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Without effect: no panel is shown.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}
