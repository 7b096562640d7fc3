import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyScenes
import GalleySystem

/// A scene and the files that it reads, but for fonts, by their names below the folder that they have in common.
struct SourceTree {
  /// A file of the tree.
  struct File: Hashable {
    var name: String
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  /// The names of files without their contents, as those may be text that nothing here can hide.
  private(set) var leftOut: [String] = []
  /// The paths of the files.
  let paths: [String]
  /// The name of the scene.
  let sceneName: String
  /// The fonts that lie in the folder, by their names.
  private var fonts: [String: String] = [:]

  init(of scene: String, _ press: Press, hidesText: Bool) throws {
    guard let scenePath = resolvedPath(scene), isFile(scenePath) else {
      // The error of reading it says why.
      _ = try readFile(scene)
      throw Complaint("\(scene): is not a file")
    }
    let inputs = press.inputs(of: scene)
    let paths = Set(inputs.compactMap(resolvedPath) + [scenePath]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.paths = paths
    let root = Self.commonFolder(of: paths)
    func name(_ path: String) -> String { String(path.dropFirst(root.count)) }
    sceneName = name(scenePath)
    let documents = paths.filter { path in [".yaml", ".yml", ".json"].contains(where: path.hasSuffix) }
    var tables: Set<String> = []
    for path in documents {
      guard let document = try? Document(reading: try readFile(path, limit: ReadingLimits().fileSize), file: path)
      else {
        continue
      }
      let place = folder(of: path)
      tables.formUnion(document.stringFileNames.compactMap { resolvedPath(joined(place, $0)) })
      for font in document.fileNames
      where [".ttf", ".otf", ".ttc", ".otc"].contains(where: font.lowercased().hasSuffix) {
        guard let file = resolvedPath(joined(place, font)), file.hasPrefix(root), isFile(file) else { continue }
        fonts[name(file)] = file
      }
    }
    for path in paths {
      let bytes = try readFile(path, limit: 64 << 20)
      guard hidesText else {
        files.append(File(name: name(path), bytes: bytes))
        continue
      }
      if let hidden = Self.hiding(bytes, of: path, isTable: tables.contains(path)) {
        files.append(File(name: name(path), bytes: hidden))
      } else {
        leftOut.append(name(path))
      }
    }
  }

  /// Writes the files to a folder, with links to the fonts.
  func write(to folder: String) throws {
    for file in files {
      let path = joined(folder, file.name)
      try makeFolder(GalleyFiles.folder(of: path))
      try writeFile(path, file.bytes)
    }
    for (name, path) in fonts {
      try makeFolder(GalleyFiles.folder(of: joined(folder, name)))
      symlink(path, joined(folder, name))
    }
  }

  /// Returns a file without its text; nil if that cannot be told from the rest of it.
  private static func hiding(_ bytes: [UInt8], of path: String, isTable: Bool) -> [UInt8]? {
    if path.hasSuffix(".png") {
      guard let picture = try? PNG.decode(bytes),
        let grey = try? Bitmap(size: picture.size, color: Color(red: 128, green: 128, blue: 128))
      else { return nil }
      return try? PNG.encode(grey)
    }
    guard [".yaml", ".yml", ".json"].contains(where: path.hasSuffix),
      let document = try? Document(reading: bytes, file: path)
    else { return nil }
    return document.json(hidingTextBy: { hiddenText($0) }, isTable: isTable).file
  }

  /// Returns the deepest folder that has all paths in it, with a slash at its end.
  private static func commonFolder(of paths: [String]) -> String {
    var common = paths.first.map { folder(of: $0) } ?? ""
    while !common.isEmpty, common != "/", !paths.allSatisfy({ $0.hasPrefix(common + "/") }) {
      common = folder(of: common)
    }
    return common.hasSuffix("/") ? common : common + "/"
  }
}
