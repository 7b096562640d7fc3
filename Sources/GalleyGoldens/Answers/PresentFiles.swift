import GalleyBase

/// The files on which failures depend, for the duration of one command. Each file is read once,
/// even if several failures name it.
public struct PresentFiles {
  private var digests: [String: String?] = [:]
  private var cellFiles: [String: Result<CellFile, FileError>] = [:]
  private var scenes: [String: Bool] = [:]

  /// Creates a reader that has not read any files yet.
  public init() {}

  /// Returns the digest of an input file of a scene; nil if it cannot be read.
  mutating func digest(ofInput path: String) -> String? {
    if let known = digests[path] { return known }
    let found = GalleyGoldens.digest(ofFile: path)
    digests[path] = .some(found)
    return found
  }

  /// Returns true if a file is a scene.
  mutating func isScene(_ path: String) -> Bool {
    if let known = scenes[path] { return known }
    let found = GalleyGoldens.isScene(path)
    scenes[path] = found
    return found
  }

  /// Returns the cells file of a scene, which has a line of digests for each cell.
  mutating func cellFile(of golden: GoldenCase) throws(FileError) -> CellFile {
    let path = golden.cells
    if let known = cellFiles[path] { return try known.get() }
    do throws(FileError) {
      let cellFile = try CellFile(reading: path)
      cellFiles[path] = .success(cellFile)
      return cellFile
    } catch {
      cellFiles[path] = .failure(error)
      throw error
    }
  }

  /// Returns the line that a cell now has in the cells file of its scene; nil if it has none.
  mutating func line(of golden: GoldenCase) -> String? {
    (try? cellFile(of: golden))?[golden.variant]?.text(golden.variant)
  }
}
