import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyPipeline
import GalleyScenes

/// Font faces that are to be added to a folder, with the changed manifest. Nothing is written
/// before `write()`.
struct FontAddition {
  /// The folder that the faces are added to.
  let folder: String
  /// The added faces, in the order of the command line.
  private(set) var entries: [FontManifest.Entry] = []
  /// The weights in the names of the added faces, by PostScript name.
  private(set) var namedWeights: [String: Int] = [:]
  /// Warnings about decisions that the user should check, one sentence each.
  var warnings: [String] = []
  /// The families of the new system font: one for text, and one for large sizes if there are two.
  /// Nil if the system font does not change.
  private(set) var system: (text: String, display: String?)?
  private var manifest: JSON
  private var files: [OutputFile] = []

  /// The path of the manifest.
  var manifestPath: String { joined(folder, "fonts.json") }

  /// The faces of the manifest, including the added ones.
  var manifestFaces: [JSON] { manifest["faces"]?.array ?? [] }

  /// Reads the manifest of a folder. A new manifest extends the default set if there is one.
  /// - Throws: an error if the manifest cannot be read, or is not JSON.
  init(to folder: String) throws {
    self.folder = folder
    let path = joined(folder, "fonts.json")
    guard let bytes = try readFile(ifPresent: path, limit: 1 << 26) else {
      let standard: String? = FontsFolder.standard(besides: folder) == nil ? nil : "default"
      manifest = ["galley": 1, "extends": standard, "faces": [JSON]()]
      return
    }
    do throws(JSONError) {
      manifest = try JSON(reading: bytes)
    } catch {
      throw CommandError("\(path): byte \(error.offset): \(error.message); fonts can be added only to a JSON manifest")
    }
  }

  /// Adds the faces of a font file, which is to be copied into the folder.
  /// - Throws: an error if the file is not a font, or if another file of its name exists in the folder.
  mutating func addFile(_ path: String, licence: String) throws {
    let faces = try FontFace.faces(ofFile: path)
    try copy(path)
    for face in faces { add(face, file: fileName(of: path), licence: licence) }
  }

  /// Adds an installed face. Its file is used at its present path, or copied into the folder.
  mutating func addInstalled(_ face: FontFace, copies: Bool, licence: String) throws {
    if copies {
      try copy(face.path)
      add(face, file: fileName(of: face.path), licence: licence)
    } else {
      let root = InstalledFonts.searchFolder + "/"
      let file = face.path.hasPrefix(root) ? String(face.path.dropFirst(root.count)) : face.path
      add(face, file: file, package: debianPackage(of: face.path), licence: licence)
    }
  }

  /// Makes the family of the first added face the system font. Of an optical pair, one family is
  /// used below 20 points, and the other from 20 points. A face with an axis for optical size needs
  /// no pair.
  mutating func makeSystem() {
    guard let first = entries.first else { return }
    let families = Set(manifestFaces.compactMap { $0["family"]?.string })
    let pair = first.axes.contains { $0.tag == "opsz" } ? nil : OpticalPair(of: first.family, among: families)
    let text = pair?.text ?? first.family
    system = (text, pair?.display)
    manifest = manifest.setting("system", to: .string(text)).removing("systemDisplay").removing("systemFont")
    if let pair { manifest = manifest.setting("systemDisplay", to: .string(pair.display)) }
  }

  /// Inserts the added families at the beginning of the list of fallback fonts.
  mutating func makeFallback() {
    var families: [String] = []
    for entry in entries where !families.contains(entry.family) { families.append(entry.family) }
    let old = (manifest["fallback"]?.array ?? []).filter { standIn in
      !families.contains(standIn.string ?? standIn["name"]?.string ?? "")
    }
    manifest = manifest.setting("fallback", to: .array(families.map(JSON.string) + old))
  }

  /// Writes the files and the manifest atomically: all or none.
  /// - Throws: an error if a file cannot be written, or if the new manifest would be invalid.
  mutating func write() throws {
    if manifest["extends"] == nil, manifest["system"] == nil { makeSystem() }
    let bytes = manifest.file
    let standard = manifest["extends"] == nil ? nil : FontsFolder.standard(besides: folder)
    _ = try FontManifest(
      reading: bytes, file: manifestPath, extending: try standard.map { try FontManifest(folder: $0) })
    for path in files.map(\.path) + [manifestPath] {
      if let reason = reasonNotToFollow(path) { throw CommandError("\(path) \(reason): remove the link") }
    }
    try makeFolder(folder)
    try writeTogether(files + [OutputFile(path: manifestPath, bytes: bytes)])
  }

  private mutating func copy(_ path: String) throws {
    let target = joined(folder, fileName(of: path))
    let bytes = try readFile(path)
    if let other = try readFile(ifPresent: target, limit: 1 << 30) {
      guard other == bytes else {
        throw CommandError("\(target) already exists and differs: remove it first, or rename the new file")
      }
    } else if !files.contains(where: { $0.path == target }) {
      files.append(OutputFile(path: target, bytes: bytes))
    }
  }

  /// Adds a face, and replaces a face with the same names.
  private mutating func add(_ face: FontFace, file: String, package: String = "", licence: String) {
    let entry = FontManifest.Entry(describing: face, file: file, package: package, licence: licence)
    entries.append(entry)
    namedWeights[entry.postScriptName] = face.namedWeight
    let others = manifestFaces.filter { !entry.isNamed($0) }
    manifest = manifest.setting("faces", to: .array(others + [entry.json]))
  }

  /// Replaces the weight from the file of an added face by another weight.
  mutating func reweigh(_ place: Int, to weight: Int) {
    entries[place].weight = weight
    entries[place].isReweighted = true
    let entry = entries[place]
    manifest = manifest.setting("faces", to: .array(manifestFaces.map { entry.isNamed($0) ? entry.json : $0 }))
  }
}

extension FontManifest.Entry {
  /// True if a face of a manifest has the family and the PostScript name of this entry.
  fileprivate func isNamed(_ face: JSON) -> Bool {
    face["family"]?.string == family && face["postScriptName"]?.string == postScriptName
  }

  /// The manifest entry as JSON, without default values.
  fileprivate var json: JSON {
    [
      "family": family, "postScriptName": postScriptName, "weight": weight == 400 ? nil : weight,
      "width": width == 100 ? nil : width, "italic": italic ? true : nil, "isColor": isColor ? true : nil,
      "axes": axes.isEmpty
        ? nil
        : JSON.object(
          axes.map { axis in
            JSON.Member(name: axis.tag.description, value: [axis.minimum, axis.standard, axis.maximum])
          }), "package": package.isEmpty ? nil : package, "file": file, "index": index == 0 ? nil : index,
      "sha256": sha256, "licence": licence.isEmpty ? nil : licence,
      "isReweighted": isReweighted ? true : nil,
    ]
  }
}

extension JSON {
  /// Returns the object with another value for a key. A missing key is added.
  fileprivate func setting(_ key: String, to value: JSON) -> JSON {
    guard case .object(var members) = self else { return self }
    if let place = members.firstIndex(where: { $0.name == key }) {
      members[place].value = value
    } else {
      // New keys are put before the long list of faces.
      let end = members.firstIndex { $0.name == "faces" } ?? members.endIndex
      members.insert(Member(name: key, value: value), at: end)
    }
    return .object(members)
  }

  /// Returns the object without a key.
  fileprivate func removing(_ key: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != key })
  }
}
