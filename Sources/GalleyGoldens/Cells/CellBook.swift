public import GalleyBase
import GalleyFiles

/// The file with the lines of a scene's cells, beside the scene: `welcome.cells.txt`.
///
/// The lines are sorted by the names of the cells, so that two branches that record different cells change different
/// lines.
public struct CellBook: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  private var lines: [String: CellLine] = [:]

  private static let heading = "# pixels, layout, size in pixels and name of each cell; galley record writes this file"

  /// A book without a line.
  public init(path: String) { self.path = path }

  /// Reads a book. One that is not there is empty.
  /// - Throws: that the file cannot be read, or the first line that is none.
  public init(reading path: String) throws(FileError) {
    self.path = path
    guard let bytes = try readFile(ifPresent: path, limit: 1 << 30) else { return }
    if let line = lineOfMergeMark(in: bytes) {
      throw FileError(path: path, reason: "line \(line) is a mark of a merge: keep either side, then galley record")
    }
    for (index, line) in withPlainLineEnds(bytes).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      let text = Substring(decoding: line, as: UTF8.self)
      if text.isEmpty || text.hasPrefix("#") { continue }
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 4, let cell = CellLine(Array(words.prefix(3))) else {
        throw FileError(
          path: path, reason: "line \(index + 1) is not two digests, a size and the name of a cell: galley record")
      }
      guard lines.updateValue(cell, forKey: String(words[3])) == nil else {
        throw FileError(path: path, reason: "line \(index + 1): there is a line for \(words[3]) already: galley record")
      }
    }
  }

  /// The names of its cells, sorted.
  public var names: [String] { lines.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The number of its lines.
  public var count: Int { lines.count }

  /// The line of a cell; nil if it has none.
  public subscript(name: String) -> CellLine? {
    get { lines[name] }
    set { lines[name] = newValue }
  }

  /// The contents of the file.
  public var bytes: [UInt8] {
    Array(([Self.heading] + names.compactMap { name in lines[name]?.text(name) }).map { $0 + "\n" }.joined().utf8)
  }

  /// Writes the file whole or not at all; without a line, removes it. A file that says the same already is left alone,
  /// whatever its line ends.
  public func write() throws(FileError) {
    guard !lines.isEmpty else { return removeFile(path) }
    if let present = try? readFile(ifPresent: path, limit: 1 << 30), withPlainLineEnds(present) == bytes { return }
    try writeGoldens([file])
  }

  /// The book as a file to be written.
  var file: OutputFile { OutputFile(path: path, bytes: bytes) }

  /// Changes the book at a path, which no other process of galley changes meanwhile.
  /// - Parameter isReplaced: true if a book that cannot be read counts as empty.
  public static func change(_ path: String, isReplaced: Bool = false, _ body: (inout CellBook) -> Void) throws {
    try withLockedFolder(folder(of: path)) {
      var book = isReplaced ? (try? CellBook(reading: path)) ?? CellBook(path: path) : try CellBook(reading: path)
      body(&book)
      try book.write()
    }
  }
}
