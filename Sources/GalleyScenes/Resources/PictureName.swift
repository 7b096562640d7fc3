/// The name of an image, which may have several files, one for each scale.
///
/// `glass.png` means `glass@2x.png` at 2 pixels per point and `glass@3x.png` at 3, as for UIImage's `init(named:)`
/// (documented). A name with `@2x` or `@3x` means only that file. Without an extension it is a PNG file, as on iOS
/// since version 4 (documented), or else the file with exactly that name.
struct PictureName {
  /// A file that the name may refer to.
  struct File: Equatable {
    /// The path in the file system.
    var path: String
    /// The number of pixels per point of the image.
    var scale: Double

    /// The name of the file without its folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// The path as written in the scene.
  let path: String
  /// The path without the file extension.
  private let stem: String
  /// The file extension, with its dot.
  private let ending: String

  /// The suffixes of file names that state a scale.
  private static let marks: [(text: String, scale: Double)] = [("@2x", 2), ("@3x", 3)]

  /// - Parameter path: the path, with or without a folder and a file extension.
  init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[start...].lastIndex(of: ".")
    self.path = path
    stem = dot.map { String(path[..<$0]) } ?? path
    ending = dot.map { String(path[$0...]) } ?? ".png"
  }

  /// Returns the files to look for, the best first: the file for the scale itself, then larger
  /// scales, then smaller ones, each nearest first, since scaling an image down loses less. Asset
  /// catalogues choose in this way. For files, UIKit documents only that the file for the screen's
  /// scale is tried before the plain one.
  func files(forScale scale: Double) -> [File] {
    if let mark = PictureName.marks.first(where: { stem.hasSuffix($0.text) }) {
      return [File(path: stem + ending, scale: mark.scale)]
    }
    let marks = [(text: "", scale: 1)] + PictureName.marks
    let all = marks.map { File(path: stem + $0.text + ending, scale: $0.scale) }
    let chosen = all.filter { $0.scale >= scale } + all.filter { $0.scale < scale }.reversed()
    return all.contains { $0.path == path } ? chosen : chosen + [File(path: path, scale: 1)]
  }
}

extension Document {
  /// The names of files that the document may refer to, in no particular order: the text of every
  /// scalar, and for images the files of all scales.
  public var fileNames: [String] {
    let all = nodes.indices.map(NodeID.init)
    let pictures = all.compactMap { value(of: "image", in: $0).flatMap(scalarText) }
    return all.compactMap(scalarText) + pictures.flatMap { PictureName($0).files(forScale: 1).map(\.path) }
  }
}
