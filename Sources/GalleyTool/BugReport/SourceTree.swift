import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyPipeline
import GalleyScenes
import GalleySystem

/// A scene and the files that it reads, except fonts. Each file has a path relative to the deepest
/// folder that contains all of them.
struct SourceTree {
  /// A file of the tree.
  struct File: Hashable {
    var name: String
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  /// The names of files that are left out, because they may contain text that cannot be hidden.
  private(set) var leftOut: [String] = []
  /// The original paths of the files.
  let paths: [String]
  /// The name of the scene in the tree.
  let sceneName: String
  /// The resolved paths of the fonts that documents name. The keys are the paths of the fonts in
  /// the tree.
  private let fonts: [String: String]

  init(of scene: String, _ session: RenderSession, hidesText: Bool) throws {
    guard let scenePath = Self.place(of: scene), isFile(scenePath) else {
      // The error of reading it has the reason.
      _ = try readFile(scene)
      throw CommandError("\(scene) is not a file")
    }
    let inputs = session.inputs(of: scene)
    let paths = Set(inputs.compactMap(Self.place) + [scenePath]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.paths = paths
    let documents = paths.filter(Self.isDocument).reduce(into: [:]) { found, path in
      found[path] = (try? readFile(path, limit: ReadingLimits().fileSize)).flatMap {
        try? Document(reading: $0, file: path)
      }
    }
    let fonts = documents.flatMap { Self.fonts(of: $0.value, in: folder(of: $0.key)) }
    let root = Self.commonFolder(of: paths + fonts)
    func name(_ path: String) -> String { String(path.dropFirst(root.count)) }
    sceneName = name(scenePath)
    self.fonts = fonts.reduce(into: [:]) { $0[name($1)] = resolvedPath($1) }
    let project = try session.project(of: SceneSource(file: scene)).flatMap { Self.place(of: $0.file) }
    let scenes = Self.scenes(from: [scenePath] + [project].compactMap(\.self), documents)
    let localized = hidesText ? Self.localizedTexts(of: scene, session, in: scenes.compactMap { documents[$0] }) : nil
    for path in paths {
      let bytes = try readFile(path, limit: 64 << 20)
      guard hidesText else {
        files.append(File(name: name(path), bytes: bytes))
        continue
      }
      // The keys of other documents do not determine which strings are text.
      let document = scenes.contains(path) ? documents[path] : nil
      if let document {
        let json = document.json(
          hidingTextBy: hiddenText, numbersBy: hiddenNumber, localized: localized.map { $0[path] ?? [:] })
        files.append(File(name: name(path), bytes: json.file))
      } else if let hidden = Self.grey(bytes, of: path) {
        files.append(File(name: name(path), bytes: hidden))
      } else if localized == nil || !StringFile.extensions.contains(where: path.hasSuffix) {
        leftOut.append(name(path))
      }
    }
  }

  private static func isDocument(_ path: String) -> Bool { [".yaml", ".yml", ".json"].contains(where: path.hasSuffix) }

  /// Returns the fonts that a document names by relative paths, which may be outside of the tree.
  /// Absolute paths are left out.
  private static func fonts(of document: Document, in folder: String) -> [String] {
    document.fileNames.filter { name in
      !name.hasPrefix("/") && [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix)
    }.flatMap { (try? GalleyFiles.paths(matching: joined(folder, $0))) ?? [] }.filter(isFile).compactMap(place)
  }

  /// Returns the path of an existing file with symbolic links in its folders resolved; nil if the
  /// file does not exist. If the file itself is a link, the path of the link is returned, because
  /// the file refers to other files relative to this path.
  private static func place(of path: String) -> String? {
    guard exists(path) else { return nil }
    let folder = GalleyFiles.folder(of: path)
    return resolvedPath(folder.isEmpty ? "." : folder).map { joined($0, fileName(of: path)) }
  }

  /// Returns the paths of the documents in a list of paths, and of all documents that they include.
  private static func scenes(from paths: [String], _ documents: [String: Document]) -> Set<String> {
    var found: Set<String> = []
    var waiting = paths
    while let path = waiting.popLast() {
      guard let document = documents[path], found.insert(path).inserted else { continue }
      waiting += document.includedFileNames.compactMap { place(of: joined(folder(of: path), $0)) }
    }
    return found
  }

  /// The folders of the fonts.
  var fontFolders: [String] { Set(fonts.values.map { folder(of: $0) }).sorted() }

  /// Writes the files to a folder, with links to the fonts.
  func write(to folder: String) throws {
    for file in files {
      let path = joined(folder, file.name)
      try makeFolder(GalleyFiles.folder(of: path))
      try writeFile(path, file.bytes)
    }
    for (name, path) in fonts {
      try makeFolder(GalleyFiles.folder(of: joined(folder, name)))
      unsafe symlink(path, joined(folder, name))
    }
  }

  /// Returns the string-table strings that a scene shows, by the path of the document and the
  /// position of the string's key. Nil if the scene has no separate files of strings, or if it
  /// cannot be read.
  private static func localizedTexts(
    of scene: String, _ session: RenderSession, in documents: [Document]
  ) -> [String: [SourcePosition: String]]? {
    guard documents.contains(where: \.namesStringFiles),
      let file = try? compose(SceneSource(file: scene), SceneChanges(), session).player.file
    else { return nil }
    return file.localizedTexts.reduce(into: [:]) { texts, entry in
      guard let path = place(of: entry.key.file) else { return }
      texts[path, default: [:]][entry.key.position] = entry.value
    }
  }

  /// Returns a grey PNG of the same size; nil if the file is not a PNG.
  private static func grey(_ bytes: [UInt8], of path: String) -> [UInt8]? {
    guard path.hasSuffix(".png"), let picture = try? PNG.decode(bytes) else { return nil }
    let grey = try? Bitmap(size: picture.size, color: Color(red: 128, green: 128, blue: 128))
    return grey.flatMap { try? PNG.encode($0) }
  }

  /// Returns the deepest folder that contains all paths, with a slash at its end.
  private static func commonFolder(of paths: [String]) -> String {
    var common = paths.first.map { folder(of: $0) } ?? ""
    while !common.isEmpty, common != "/", !paths.allSatisfy({ $0.hasPrefix(common + "/") }) {
      common = folder(of: common)
    }
    return common.hasSuffix("/") ? common : common + "/"
  }
}
