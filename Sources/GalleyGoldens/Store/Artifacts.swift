public import GalleyBase
import GalleyDrawing
import GalleyFiles

/// The files that show a failure: what was expected, what came out, and the difference. They stand in a folder of
/// their own, laid out as the scenes are, and are never committed.
public struct Artifacts: Hashable, Sendable {
  private static let pictureEndings = [".expected.png", ".actual.png", ".difference.png"]
  private static let layoutEndings = [".expected.layout.json", ".actual.layout.json"]

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

  /// Writes what there is to see of a failure, and returns the paths. Of several pictures only those are written that
  /// are not as accepted, or all if the layout alone is not. A picture that could not be expected (there is no golden)
  /// is left out, and so is a difference that no bitmap can hold.
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
    let showsAll = result.pictures.allSatisfy(\.isAccepted)
    for (index, picture) in subject.pictures.enumerated() {
      let compared = result.pictures.isEmpty ? nil : result.pictures[index]
      guard showsAll || compared?.isAccepted == false else { continue }
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

  /// Takes away what an earlier run left for this case, so that the folder shows the failures of this run: files of
  /// frames that are gone too, but not those of a scene that is called like a frame.
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
