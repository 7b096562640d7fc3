import GalleyBase
public import GalleyFonts

extension FontManifest {
  /// Reads a manifest, JSON or YAML, with the reader and the diagnostics of scenes. Relative files are looked up in the
  /// manifest's own folder first.
  /// - Parameter file: the path as diagnostics show it.
  /// - Throws: every mistake in the file.
  public init(reading bytes: [UInt8], file: String) throws(SceneError) {
    let document = try Document(reading: bytes, file: file)
    var manifest = FontManifest(folder: folderPart(of: file), faces: [], system: "")
    var decoding = Decoding(document)
    decoding.decode(document.root, into: &manifest, by: FontManifest.keys)
    if !decoding.mistakes.isEmpty { throw SceneError(decoding.mistakes) }
    self = manifest
  }

  private static let keys = KeyTable<FontManifest>(
    "a font manifest",
    [
      Key("galley", form: .schemaVersion) { _, _ in },
      Key("searchFolders", form: .list(of: .string, "a list of folders")) { $0.searchFolders = $1 },
      Key("faces", form: .list(of: FontManifest.Entry.form, "a list of faces")) { $0.faces = $1 },
      Key("system") { manifest, decoding, node in
        if let family = decoding.family(node, of: manifest) { manifest.system = family }
      },
      Key("systemDisplay") { manifest, decoding, node in
        manifest.systemDisplay = decoding.family(node, of: manifest)
      },
      Key("fallback") { manifest, decoding, node in
        let form = Form<[StandInDraft]>.list(
          of: .standIn(named: .faceName(in: manifest.faces)), "a list of families or PostScript names")
        let standIns = form.read(&decoding, node) ?? []
        manifest.fallback = standIns.map(\.name)
        for standIn in standIns { manifest.purposes[standIn.name] = standIn.purpose }
      },
      Key("hyphenation", form: .list(of: FontManifest.Hyphenation.form, "a list of pattern files")) {
        $0.hyphenation = $1
      },
    ], required: ["galley", "faces", "system"])
}

extension Decoding {
  /// A family of the manifest's.
  fileprivate mutating func family(_ node: NodeID, of manifest: FontManifest) -> String? {
    guard let family = Form<String>.string.read(&self, node) else { return nil }
    let families = manifest.faces.map(\.family)
    if !families.isEmpty, !families.contains(family) {
      report(
        "no face has the family \"\(family.shortened)\"", at: node,
        suggestion: nearestSpelling(to: family, among: families))
    }
    return family
  }
}

extension FontManifest.Entry {
  fileprivate static let form = Form.mapping(keys, from: FontManifest.Entry(family: "", postScriptName: "", file: ""))

  fileprivate static let keys = KeyTable<FontManifest.Entry>(
    "a face",
    [
      Key("family", form: .string) { $0.family = $1 },
      Key("postScriptName", form: .string) { $0.postScriptName = $1 },
      Key("weight", form: .weight) { $0.weight = $1 },
      Key("width", form: .width) { $0.width = $1 },
      Key("italic", form: .boolean) { $0.italic = $1 },
      Key("isColor", form: .boolean) { $0.isColor = $1 },
      Key("package", form: .string) { $0.package = $1 },
      Key("file", form: .string) { $0.file = $1 },
      Key("index", form: .count(0...65_535)) { $0.index = $1 },
      Key("sha256", form: .digest) { $0.sha256 = $1 },
      Key("licence", form: .string) { $0.licence = $1 },
    ], required: ["family", "postScriptName", "file", "sha256"])
}

extension FontManifest.Hyphenation {
  fileprivate static let form = Form.mapping(keys, from: FontManifest.Hyphenation(language: "", file: ""))

  fileprivate static let keys = KeyTable<FontManifest.Hyphenation>(
    "a pattern file",
    [
      Key("language", form: .string) { $0.language = $1 },
      Key("package", form: .string) { $0.package = $1 },
      Key("file", form: .string) { $0.file = $1 },
      Key("sha256", form: .digest) { $0.sha256 = $1 },
      Key("licence", form: .string) { $0.licence = $1 },
    ], required: ["language", "file", "sha256"])
}

extension Form where Value == String {
  /// A SHA-256 in hexadecimal digits of one case; made lower case.
  fileprivate static var digest: Form {
    Form("a SHA-256") { decoding, node in
      guard let text = Form.string.read(&decoding, node) else { return nil }
      // Bytes, not characters: a manifest has thousands of these digits, and it is read at every start.
      let isLower = text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
      let isUpper = text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
      let isSound = text.utf8.count == 64 && (isLower || isUpper)
      if !isSound { decoding.report("a SHA-256 is 64 hexadecimal digits, this is \"\(text.shortened)\"", at: node) }
      return isSound ? (isLower ? text : text.lowercased()) : nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// A family or PostScript name of one of the faces.
  fileprivate static func faceName(in faces: [FontManifest.Entry]) -> Form {
    let names = faces.flatMap { [$0.family, $0.postScriptName] }
    let known = Set(names)
    return Form("a family or PostScript name") { decoding, node in
      guard let name = Form.string.read(&decoding, node) else { return nil }
      if known.contains(name) { return name }
      return decoding.report(
        "no face has the family or PostScript name \"\(name.shortened)\"", at: node,
        suggestion: nearestSpelling(to: name, among: names))
    }
  }
}
