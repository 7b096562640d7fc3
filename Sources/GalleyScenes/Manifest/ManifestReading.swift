import GalleyBase
import GalleyFiles
public import GalleyFonts

extension FontManifest {
  /// Reads a manifest in JSON or YAML, with the reader and the diagnostics of scenes. Relative
  /// paths are searched in the manifest's folder first.
  /// - Parameters:
  ///   - file: the path as diagnostics show it.
  ///   - standard: the default set of fonts, which the manifest may extend; nil for none.
  /// - Throws: every mistake in the file.
  public init(
    reading bytes: [UInt8], file: String, extending standard: FontManifest? = nil
  ) throws(SceneError) {
    try self.init(try Document(reading: bytes, file: file), file: file, extending: standard)
  }

  /// Reads the manifest `fonts.json` of a folder, and the default set if the manifest extends that
  /// set.
  /// - Throws: an error for a manifest that cannot be read, or all mistakes in a manifest.
  public init(folder: String) throws {
    let file = joined(folder, "fonts.json")
    let document = try Document(reading: try readFile(file), file: file)
    var standard: FontManifest?
    if document.value(of: "extends", in: document.root) != nil, let found = FontsFolder.standard(besides: folder) {
      let baseFile = joined(found, "fonts.json")
      standard = try FontManifest(reading: try readFile(baseFile), file: baseFile)
    }
    try self.init(document, file: file, extending: standard)
  }

  private init(_ document: Document, file: String, extending standard: FontManifest?) throws(SceneError) {
    var draft = ManifestDraft(folder: folderPart(of: file), standard: standard)
    var decoding = Decoding(document)
    decoding.decode(document.root, into: &draft, by: ManifestDraft.keys)
    draft.check(&decoding)
    if !decoding.mistakes.isEmpty { throw SceneError(decoding.mistakes) }
    self = draft.finished
  }
}

/// A manifest that is being read.
private struct ManifestDraft {
  var manifest: FontManifest
  /// True if the manifest extends the default set.
  var extendsStandard = false
  /// The default set of fonts; nil if no default set is installed.
  let standard: FontManifest?

  init(folder: String, standard: FontManifest?) {
    manifest = FontManifest(folder: folder, faces: [], system: "")
    self.standard = standard
  }

  /// The faces of the manifest and, if it extends the default set, those of that set. Names in the
  /// manifest can refer to all of them.
  var faces: [FontManifest.Entry] { manifest.faces + (extendsStandard ? standard?.faces ?? [] : []) }

  var finished: FontManifest {
    guard extendsStandard, let standard else { return manifest }
    return manifest.extending(standard)
  }

  /// Reports missing keys of a manifest that does not extend another one.
  func check(_ decoding: inout Decoding) {
    let root = decoding.document.root
    guard decoding.document.pairs(root) != nil, !extendsStandard else { return }
    for key in ["faces", "system"] where decoding.document.value(of: key, in: root) == nil {
      decoding.report("the key \"\(key)\" is missing in a font manifest", at: root)
    }
  }

  static let keys = KeyTable<ManifestDraft>(
    "a font manifest",
    [
      Key("galley", form: .schemaVersion) { _, _ in },
      Key("extends") { draft, decoding, node in
        guard let name = Form<String>.string.read(&decoding, node) else { return }
        draft.extendsStandard = true
        if name != "default" {
          decoding.report(
            "a manifest can extend only the default set", at: node,
            suggestion: nearestSpelling(to: name, among: ["default"]), valid: ["default"])
        } else if draft.standard == nil {
          decoding.report("this program has no default set of fonts to extend", at: node)
        }
      },
      Key("searchFolders", form: .list(of: .string, "a list of folders")) { $0.manifest.searchFolders = $1 },
      Key("faces", form: .list(of: FontManifest.Entry.form, "a list of faces")) { $0.manifest.faces = $1 },
      Key("system") { draft, decoding, node in
        if let family = decoding.family(node, of: draft.faces) { draft.manifest.system = family }
      },
      Key("systemDisplay") { draft, decoding, node in
        draft.manifest.systemDisplay = decoding.family(node, of: draft.faces)
      },
      Key("systemFont", form: .choice()) { $0.manifest.systemFont = $1 },
      Key("fallback") { draft, decoding, node in
        let form = Form<[FallbackFontDraft]>.list(
          of: .fallbackFont(named: .faceName(in: draft.faces)), "a list of families or PostScript names")
        let fallbackFonts = form.read(&decoding, node) ?? []
        draft.manifest.fallback = fallbackFonts.map(\.name)
        for fallbackFont in fallbackFonts { draft.manifest.purposes[fallbackFont.name] = fallbackFont.purpose }
      },
      Key("hyphenation", form: .list(of: FontManifest.Hyphenation.form, "a list of pattern files")) {
        $0.manifest.hyphenation = $1
      },
    ], required: ["galley"])
}

extension Decoding {
  /// Reads the name of a family and returns it. Reports a family that no face of the manifest has.
  fileprivate mutating func family(_ node: NodeID, of faces: [FontManifest.Entry]) -> String? {
    guard let family = Form<String>.string.read(&self, node) else { return nil }
    let families = faces.map(\.family)
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
      Key("axes") { $0.axes = $1.axes($2) ?? [] },
      Key("isRenamed", form: .boolean) { $0.isRenamed = $1 },
      Key("isReweighted", form: .boolean) { $0.isReweighted = $1 },
      Key("trak") { $0.tracking = $1.tracking($2) },
    ], required: ["family", "postScriptName", "file", "sha256"])
}

extension Decoding {
  /// Reads the axes of a variable face, each with its minimum, default and maximum:
  /// `{ wght: [100, 400, 900] }`.
  fileprivate mutating func axes(_ node: NodeID) -> [VariationAxis]? {
    guard let pairs = document.pairs(node) else {
      return reject(node, expected: "the axes, as in { wght: [100, 400, 900] }")
    }
    return pairs.compactMap { key, value in
      let name = document.scalarText(key) ?? ""
      let values = inside(key: name) {
        Form<[Double]>.list(of: .number(-1e6...1e6), "[minimum, default, maximum]").read(&$0, value)
      }
      guard let tag = OpenTypeTag(name) else {
        return report("\"\(name.shortened)\" is not an axis; axis tags have four characters, as in wght", at: key)
      }
      guard let values, values.count == 3, values[0] <= values[1], values[1] <= values[2] else {
        return report("expected [minimum, default, maximum] of the axis", at: value)
      }
      return VariationAxis(tag: tag, minimum: values[0], standard: values[1], maximum: values[2])
    }
  }
}

extension Decoding {
  /// Reads the tracking of a face by font size, in thousandths of an em: `[[10, 12], [17, -26]]`.
  fileprivate mutating func tracking(_ node: NodeID) -> [FontManifest.Tracking]? {
    let pair = Form<[Double]>.list(
      of: .number(-10_000...10_000), "a size and its tracking in thousandths, as in [17, -26]")
    let rows = Form<[[Double]]>.list(of: pair, "sizes and their tracking in thousandths, as in [[10, 12], [17, -26]]")
    guard let rows = rows.read(&self, node) else { return nil }
    let isSound =
      rows.allSatisfy { $0.count == 2 && $0[0] > 0 } && zip(rows, rows.dropFirst()).allSatisfy { $0[0] < $1[0] }
    guard isSound else {
      return report(
        "expected increasing sizes in points, each with its tracking in thousandths, as in [[10, 12], [17, -26]]",
        at: node)
    }
    return rows.map { FontManifest.Tracking(size: $0[0], thousandths: $0[1]) }
  }
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
  /// The form of a SHA-256 digest in hexadecimal digits, either all upper or all lower case. It is
  /// converted to lower case.
  fileprivate static var digest: Form {
    Form("a SHA-256") { decoding, node in
      guard let text = Form.string.read(&decoding, node) else { return nil }
      // Bytes, not characters: a manifest has thousands of these digits, and it is read at every start.
      let isLower = text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
      let isUpper = text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
      let isSound = text.utf8.count == 64 && (isLower || isUpper)
      if !isSound {
        decoding.report("\"\(text.shortened)\" is not a SHA-256, which has 64 hexadecimal digits", at: node)
      }
      return isSound ? (isLower ? text : text.lowercased()) : nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns the form of a family or PostScript name of one of the faces.
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
