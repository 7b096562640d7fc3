public import GalleyBase
import GalleyDrawing
import GalleyFiles

/// The files that show a failure: the expected and the actual look, and the difference. Their folder has the structure
/// of the scenes' folders and is not committed.
public struct Artifacts: Hashable, Sendable {
  private static let pictureEndings = [".expected.png", ".actual.png", ".difference.png"]
  private static let layoutEndings = [".expected.layout.json", ".actual.layout.json"]

  /// The ends of the names of all files that show failures.
  static let endings = pictureEndings + layoutEndings

  /// The folder for all failures.
  public let folder: String

  /// Creates artifacts in this folder, which need not exist yet.
  public init(folder: String) { self.folder = folder }

  /// Returns the beginning of the paths of one case's files. The files of a case outside of the current folder are
  /// inside the artifacts folder too.
  public func stem(of golden: GoldenCase) -> String {
    let parts = golden.stem.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "up" : String($0) }
    return joined(folder, parts.joined(separator: "/"))
  }

  /// Writes the artifacts of a failure, and returns their paths. Of several pictures only those that are not as
  /// accepted are written, or all if only the layout is not. Expected pictures without a golden are left out, and so
  /// are differences that are too large for a bitmap.
  @discardableResult
  public func write(_ golden: GoldenCase, _ result: GoldenResult, _ subject: GoldenSubject) throws(FileError)
    -> [String]
  {
    let stem = stem(of: golden)
    try makeFolder(GalleyFiles.folder(of: stem))
    var files: [OutputFile] = []
    func add(_ picture: Bitmap, _ path: String) throws(FileError) {
      files.append(OutputFile(path: path, bytes: try encodedPicture(picture, for: path)))
    }
    let showsAll =
      result.pictures.count == subject.pictures.count && result.pictures.allSatisfy(\.isAccepted) || result.isNew
    for picture in subject.pictures {
      let compared = result.pictures.first { $0.frame == picture.frame }
      guard showsAll || compared?.isAccepted != true else { continue }
      let stem = stem + (picture.frame.map { "." + $0 } ?? "")
      if let expected = compared?.expected {
        try add(expected, stem + ".expected.png")
        if let difference = try? differencePicture(expected: expected, actual: picture.image) {
          try add(difference, stem + ".difference.png")
        }
      }
      try add(picture.image, stem + ".actual.png")
    }
    if let expected = result.expectedLayout {
      files.append(OutputFile(path: stem + ".expected.layout.json", bytes: expected))
    }
    files.append(OutputFile(path: stem + ".actual.layout.json", bytes: subject.layout))
    try writeTogether(files)
    return files.map(\.path)
  }

  /// Removes the artifacts of an earlier run of this case, including those of frames that are gone, but not those of a
  /// scene that is called like a frame.
  public func remove(_ golden: GoldenCase) {
    let stem = stem(of: golden)
    for ending in Self.pictureEndings + Self.layoutEndings { removeFile(stem + ending) }
    let start = fileName(of: stem) + "."
    for name in (try? names(in: GalleyFiles.folder(of: stem))) ?? [] where name.hasPrefix(start) {
      guard let ending = Self.pictureEndings.first(where: { name.hasSuffix($0) }) else { continue }
      let frame = name.dropFirst(start.count).dropLast(ending.count)
      guard name.count > start.count + ending.count, !frame.contains("."),
        scene(withStem: "\(golden.stem).\(frame)") == nil
      else { continue }
      removeFile(joined(GalleyFiles.folder(of: stem), name))
    }
  }
}
