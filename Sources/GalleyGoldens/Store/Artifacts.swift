public import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts

/// The files that show failures: the expected and the actual picture and layout, and the
/// difference. Their folder has the structure of the scenes' folders and is not committed to git.
public struct Artifacts: Hashable, Sendable {
  static let pictureEndings = [".expected.png", ".actual.png", ".difference.png"]
  private static let layoutEndings = [".expected.layout.json", ".actual.layout.json"]

  /// The endings of the names of all files that show failures.
  static let endings = pictureEndings + layoutEndings

  /// The folder for all failures.
  public let folder: String

  /// Creates artifacts in a folder, which need not exist yet.
  public init(folder: String) { self.folder = folder }

  /// Returns the beginning of the paths of the files for a scene or cell. If the scene is outside
  /// of the current folder, these files are nevertheless inside the artifacts folder.
  public func stem(of golden: GoldenCase) -> String { joined(folder, Self.name(of: golden)) }

  /// Returns the beginning of the paths of the files for a scene or cell, relative to the artifacts
  /// folder.
  static func name(of golden: GoldenCase) -> String {
    golden.stem.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "up" : String($0) }
      .joined(separator: "/")
  }

  /// Writes the files of a failure, and returns its entry for `runs.json`. If there are several
  /// pictures, only those that differ from their goldens are written, or all if only the layout
  /// differs. Expected pictures are left out if there is no golden, and differences if they are too
  /// large for a bitmap.
  /// - Parameter inputs: the digests of the scene's input files, by path, which are kept with the failure.
  public func write(
    _ golden: GoldenCase, _ result: GoldenResult, _ subject: GoldenSubject, inputs: [String: String] = [:]
  ) throws(FileError) -> GoldenFailure {
    let name = Self.name(of: golden)
    var failure = GoldenFailure(golden, verdict: result.word, actualLayout: name + ".actual.layout.json")
    failure.reasons = result.reasons
    failure.largestImage = subject.largestImage
    if !golden.keepsPicture { failure.cellLine = golden.cellLine(of: subject) }
    var files: [OutputFile] = []
    func add(_ picture: Bitmap, _ name: String) throws(FileError) -> String {
      let path = joined(folder, name)
      files.append(OutputFile(path: path, bytes: try encodedPicture(picture, for: path)))
      return name
    }
    let showsAll =
      result.pictures.count == subject.pictures.count && result.pictures.allSatisfy(\.isAccepted) || result.isNew
    for picture in subject.pictures {
      let compared = result.pictures.first { $0.frame == picture.frame }
      guard showsAll || compared?.isAccepted != true else { continue }
      let name = name + (picture.frame.map { "." + $0 } ?? "")
      var shown = GoldenFailure.Picture(frame: picture.frame, actual: name + ".actual.png")
      if let compared, let expected = compared.expected {
        shown.expected = try add(expected, name + ".expected.png")
        if let difference = try? differencePicture(expected: expected, actual: picture.image) {
          shown.difference = try add(difference, name + ".difference.png")
        }
        shown.passes = compared.isAccepted
        shown.differingPixels = compared.pixels.differingPixels
        shown.maxDelta = compared.pixels.maxDelta
        shown.bounds = compared.pixels.boundingBox
      }
      _ = try add(picture.image, shown.actual)
      failure.pictures.append(shown)
    }
    if let expected = result.expectedLayout {
      failure.expectedLayout = name + ".expected.layout.json"
      files.append(
        OutputFile(
          path: joined(folder, name + ".expected.layout.json"), bytes: StoredLayout(dump: expected).bytes))
    }
    files.append(
      OutputFile(path: joined(folder, failure.actualLayout), bytes: StoredLayout(dump: subject.layout).bytes))
    failure.digests = digests(of: failure, files, inputs: inputs)
    if let line = result.expectedLine { failure.digests.goldens[golden.cells] = line }
    let place = GalleyFiles.folder(of: stem(of: golden))
    try makeFolder(folder)
    guard isInside(nearestFolder(place)) else {
      throw FileError(path: place, reason: "leads out of \(folder) by a link: remove the link")
    }
    try makeFolder(place)
    try writeTogether(files)
    return failure
  }

  /// Returns the digests of a failure's files, which need not be written yet, and of the files on
  /// which its verdict depends.
  private func digests(
    of failure: GoldenFailure, _ files: [OutputFile], inputs: [String: String]
  ) -> GoldenFailure.Digests {
    let written = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
    var digests = GoldenFailure.Digests(inputs: inputs)
    for (_, path) in failure.replacements { digests.goldens[path] = failure.golden.digest(ofGolden: path) }
    for actual in failure.pictures.map(\.actual) + [failure.actualLayout] {
      digests.actual[actual] = written[joined(folder, actual)].map(sha256)
    }
    return digests
  }
}

extension Artifacts {
  /// Returns the bytes of a file in the folder; nil if it does not exist, is not a regular file, or
  /// if a link leads out of the folder.
  /// - Parameter name: its path, relative to the folder.
  package func contents(of name: String) -> [UInt8]? {
    let path = joined(folder, name)
    guard isInside(path) else { return nil }
    return (try? readFile(ifPresent: path, limit: 1 << 30)) ?? nil
  }

  /// Returns the layout dump in a file in the folder; nil if it cannot be read.
  /// - Parameter name: the path of the file, relative to the folder.
  package func dump(in name: String) -> [UInt8]? { contents(of: name).flatMap(StoredLayout.init(reading:))?.dump }

  /// Returns true if a path exists and is the folder or inside it, after links are followed.
  func isInside(_ path: String) -> Bool {
    guard let home = resolvedPath(folder.isEmpty ? "." : folder), let place = resolvedPath(path) else { return false }
    return lies(place, in: home)
  }
}

/// Returns the digest (SHA-256) of a regular file; nil if the file cannot be read.
package func digest(ofFile path: String) -> String? {
  ((try? readFile(ifPresent: path, limit: 1 << 30)) ?? nil).map(sha256)
}
