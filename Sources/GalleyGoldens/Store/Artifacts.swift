import GalleyDrawing

/// The files that show a failure: what was expected, what came out, and the difference. They stand in a folder of
/// their own, laid out as the scenes are, and are never committed.
public struct Artifacts: Hashable, Sendable {
  private static let endings = [
    ".expected.png", ".actual.png", ".difference.png", ".expected.layout.json", ".actual.layout.json",
  ]

  /// The folder for all failures.
  public let folder: String

  /// The artifacts in this folder, which need not be there yet.
  public init(folder: String) { self.folder = folder }

  /// The path that the names of one case's files start with. A case outside the current folder keeps its path below
  /// the folder all the same: nothing is ever written elsewhere.
  public func stem(of golden: GoldenCase) -> String {
    let parts = golden.stem.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "up" : String($0) }
    return joined(folder, parts.joined(separator: "/"))
  }

  /// Writes what there is to see of a failure, and returns the paths. A picture that could not be expected (there is
  /// no golden) is left out, and so is a difference that no bitmap can hold.
  @discardableResult
  public func write(_ golden: GoldenCase, _ result: GoldenResult, _ subject: GoldenSubject) throws(FileError)
    -> [String]
  {
    let stem = stem(of: golden)
    try makeFolder(GalleyGoldens.folder(of: stem))
    var files: [OutputFile] = []
    func add(_ picture: Bitmap, _ ending: String) throws(FileError) {
      files.append(OutputFile(path: stem + ending, bytes: try encodedPicture(picture, for: stem + ending)))
    }
    if let expected = result.expectedImage {
      try add(expected, ".expected.png")
      if let difference = try? differencePicture(expected: expected, actual: subject.image) {
        try add(difference, ".difference.png")
      }
    }
    try add(subject.image, ".actual.png")
    if let expected = result.expectedLayout {
      files.append(OutputFile(path: stem + ".expected.layout.json", bytes: expected))
    }
    files.append(OutputFile(path: stem + ".actual.layout.json", bytes: subject.layout))
    try writeTogether(files)
    return files.map(\.path)
  }

  /// Takes away what an earlier run left for this case, so that the folder shows the failures of this run.
  public func remove(_ golden: GoldenCase) {
    for ending in Self.endings { removeFile(stem(of: golden) + ending) }
  }
}
