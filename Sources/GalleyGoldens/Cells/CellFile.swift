public import GalleyBase
import GalleyFiles

/// The cells file of a scene, such as `welcome.cells.txt` in the scene's folder. Each line has the
/// digests of one cell.
///
/// The lines are sorted by the names of the cells, so that two branches that record different cells change different
/// lines. The text is kept, and a line is parsed when it is asked for, so that ten thousand lines take no more memory
/// than the text.
public struct CellFile: Sendable {
  /// The path of the cells file.
  public let path: String
  /// The contents that were read, without carriage returns at line ends.
  private var text: [UInt8] = []
  /// The offsets of the lines, sorted by the names of their cells.
  private var starts: [UInt32] = []
  /// The lines that were changed since the file was read, by the name of the cell; nil for removed
  /// lines.
  private var changes: [String: CellLine?] = [:]

  private static let heading =
    "# pixels by rows and channels, layout, lines and frames, size in pixels and name of each cell" + mark
  /// The first line of files from earlier versions, whose lines have no digest of lines and frames.
  private static let earlierHeading =
    "# pixels by rows and channels, layout, size in pixels and name of each cell" + mark
  /// The end of the file's first line, by which Galley recognises cells files. It is the same in
  /// all versions of the format.
  private static let mark = "; galley record writes this file"

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") && line.reversed().starts(with: mark.utf8.reversed())
  }

  /// Creates a file without lines.
  public init(path: String) { self.path = path }

  /// Reads a file. A missing file has no lines.
  /// - Throws: if the file cannot be read, or for the first invalid line.
  public init(reading path: String) throws(FileError) {
    self.path = path
    guard let bytes = try readFile(ifPresent: path, limit: 1 << 30) else { return }
    text = withPlainLineEnds(bytes)
    do throws(FileError) {
      try findLines()
    } catch {
      guard let line = lineOfMergeMark(in: text) else { throw error }
      throw FileError(
        path: path, reason: "line \(line) is a merge-conflict marker; resolve it, then run `galley record`")
    }
  }

  private mutating func findLines() throws(FileError) {
    var start = 0
    var isSorted = true
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      defer { start = end + 1 }
      if Self.isHeading(text[start..<end]),
        ![Self.heading, Self.earlierHeading].contains(where: { text[start..<end].elementsEqual($0.utf8) })
      {
        throw FileError(
          path: path, reason: "is from another version of galley, with other digests of pixels; run `galley record`")
      }
      if start == end || text[start] == UInt8(ascii: "#") { continue }
      guard line(at: start) != nil else {
        throw FileError(
          path: path,
          reason: "line \(number(at: start)) is not two digests, a size and the name of a cell; run `galley record`")
      }
      if let last = starts.last, !name(at: last).lexicographicallyPrecedes(name(at: UInt32(start))) { isSorted = false }
      starts.append(UInt32(start))
    }
    guard !isSorted else { return }
    let bytes = text
    starts.sort { Self.name(at: $0, in: bytes).lexicographicallyPrecedes(Self.name(at: $1, in: bytes)) }
    let pairs = zip(starts, starts.dropFirst()).filter { name(at: $0).elementsEqual(name(at: $1)) }
    guard let second = pairs.map({ max($0, $1) }).min() else { return }
    let cell = String(decoding: name(at: second), as: UTF8.self)
    throw FileError(
      path: path, reason: "line \(number(at: Int(second))): a second line for \(cell); run `galley record`")
  }

  /// Returns the number of the line that begins at an offset, counted from 1.
  private func number(at start: Int) -> Int { text[..<start].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Reads the line at an offset; nil if it is not valid.
  private func line(at start: Int) -> CellLine? {
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
    guard let space = line.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    return CellLine(reading: line[..<space])
  }

  private func name(at start: UInt32) -> ArraySlice<UInt8> { Self.name(at: start, in: text) }

  /// Returns the name in the line at an offset: the bytes after its last space.
  private static func name(at start: UInt32, in text: [UInt8]) -> ArraySlice<UInt8> {
    let line = text[Int(start)...].prefix { $0 != UInt8(ascii: "\n") }
    return line.lastIndex(of: UInt8(ascii: " ")).map { line[($0 + 1)...] } ?? line
  }

  /// Returns the offset of a cell's line in the file; nil if the cell has no line.
  private func start(of name: String) -> UInt32? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if self.name(at: starts[middle]).lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < starts.count && self.name(at: starts[low]).elementsEqual(name.utf8) ? starts[low] : nil
  }

  /// Returns the names of the cells that pass a test, sorted.
  public func names(where isIncluded: (_ name: String) -> Bool = { _ in true }) -> [String] {
    var found = changes.filter { $0.value != nil && isIncluded($0.key) }.map(\.key)
    for start in starts {
      let name = String(decoding: self.name(at: start), as: UTF8.self)
      if changes[name] == nil, isIncluded(name) { found.append(name) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// True if the file has no lines.
  public var isEmpty: Bool { names().isEmpty }

  /// The line of the cell with the given name; nil if the cell has no line.
  public subscript(name: String) -> CellLine? {
    get { changes[name] ?? start(of: name).flatMap { line(at: Int($0)) } }
    set { changes.updateValue(newValue, forKey: name) }
  }

  /// The contents of the file, with all changes.
  public var bytes: [UInt8] {
    Array(([Self.heading] + names().compactMap { name in self[name]?.text(name) }).map { $0 + "\n" }.joined().utf8)
  }

  /// Writes the file atomically, or removes it if it has no lines. A file with the same contents is
  /// not written, even if its line ends differ.
  public func write() throws(FileError) {
    guard !isEmpty else { return removeFile(path) }
    let bytes = bytes
    if let present = try? readFile(ifPresent: path, limit: 1 << 30), withPlainLineEnds(present) == bytes { return }
    try writeGoldens([OutputFile(path: path, bytes: bytes)])
  }

  /// The path of the file with the bytes to write.
  var file: OutputFile { OutputFile(path: path, bytes: bytes) }

  /// Changes the file at a path. A lock keeps other galley processes from changing it at the same
  /// time.
  /// - Parameter isReplaced: true if a file that cannot be read counts as empty.
  public static func change(_ path: String, isReplaced: Bool = false, _ body: (inout CellFile) -> Void) throws {
    try withLockedFolder(folder(of: path)) {
      var cellFile = isReplaced ? (try? CellFile(reading: path)) ?? CellFile(path: path) : try CellFile(reading: path)
      body(&cellFile)
      try cellFile.write()
    }
  }
}
