public import UniformTypeIdentifiers

// Panels that ask for files: accepted, and never shown.

/// A document that is saved in a file.
public protocol FileDocument {
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from the content of a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the content of the document's file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The content types that the document can be written as, by default the readable ones.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The content type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The content type of the file.
  public let contentType: UTType
  /// The former content of the file, or nil if the file is new.
  public let existingFile: FileWrapper?
}

extension View {
  /// Has no effect: Galley shows no file panels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect: Galley shows no file panels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Has no effect: Galley shows no file panels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect: Galley shows no file panels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}
