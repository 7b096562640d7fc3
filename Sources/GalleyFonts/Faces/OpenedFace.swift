import CHarfBuzz

/// A face that is being opened: owns its hb_face_t and reads the properties of a FontFace from the tables.
struct OpenedFace: ~Copyable {
  let pointer: OpaquePointer
  let index: Int
  let directory: TableDirectory
  private(set) var postScriptName = ""
  private(set) var familyName = ""
  private(set) var traits = FaceTraits()
  private(set) var metrics: FaceMetrics
  private(set) var glyphCount = 0
  private(set) var isColor = false
  private(set) var isMonospaced = false
  private(set) var hasSerifs = false
  private(set) var axes: [VariationAxis] = []

  init(_ file: LoadedFile, index: Int) throws(FontError) {
    guard index >= 0, index < file.faceCount else {
      throw .noSuchIndex(file: file.path, index: index, count: file.faceCount)
    }
    let data = file.data
    let directory = try TableDirectory(data, index: index, file: file.path)
    try directory.requireTables(file: file.path)
    let tables = FaceTables(data: data, directory: directory)
    guard let metrics = tables.metrics else {
      throw .damaged(file: file.path, reason: "table “head” or “hhea” makes no sense")
    }
    guard let glyphCount = tables.glyphCount, glyphCount > 0 else {
      throw .damaged(file: file.path, reason: "table “maxp” says that it has no glyphs")
    }
    guard tables.pictureFormat != "emjc" else {
      throw .notAFont(
        file: file.path,
        reason:
          "its pictures are in Apple's compressed form (emjc), which only Apple's systems read; take the file of macOS")
    }
    guard let face = hb_face_create(file.blob, UInt32(index)) else { preconditionFailure("HarfBuzz made no face") }
    guard hb_face_get_table_tags(face, 0, nil, nil) > 0 else {
      hb_face_destroy(face)
      throw .damaged(file: file.path, reason: "HarfBuzz cannot read its table directory")
    }
    hb_face_make_immutable(face)
    pointer = face
    self.directory = directory
    self.index = index
    self.metrics = metrics
    self.glyphCount = glyphCount
    traits = tables.traits
    isColor = tables.isColor
    isMonospaced = tables.isMonospaced
    hasSerifs = tables.hasSerifs
    axes = OpenedFace.axes(of: face)
    let fileName = String(file.path.split(separator: "/").last ?? "")
    familyName = OpenedFace.name([16, 1], of: face) ?? fileName
    postScriptName = OpenedFace.name([6], of: face) ?? fileName
    measureLetters()
  }

  deinit { hb_face_destroy(pointer) }

  /// Fills in capital and x height from the glyphs if OS/2 states none, and the metrics that depend on them.
  private mutating func measureLetters() {
    if metrics.capHeight == 0 || metrics.xHeight == 0, let font = hb_font_create(pointer) {
      let unitsPerEm = Int32(metrics.unitsPerEm)
      hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      if metrics.capHeight == 0 { metrics.capHeight = OpenedFace.height(of: "H", in: font) }
      if metrics.xHeight == 0 { metrics.xHeight = OpenedFace.height(of: "x", in: font) }
      hb_font_destroy(font)
    }
    if metrics.strikethroughThickness == 0 {
      metrics.strikethroughThickness = metrics.underlineThickness
      metrics.strikethroughPosition = (metrics.xHeight + metrics.strikethroughThickness) / 2
    }
  }

  private static func height(of letter: Unicode.Scalar, in font: OpaquePointer) -> Int {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return 0 }
    return Int(extents.y_bearing)
  }

  /// The English text of the first of these names that the face has.
  private static func name(_ identifiers: [UInt32], of face: OpaquePointer) -> String? {
    let english = hb_language_from_string("en", -1)
    for identifier in identifiers {
      let length = hb_ot_name_get_utf8(face, identifier, english, nil, nil)
      guard length > 0, length < 1024 else { continue }
      return String(unsafeUninitializedCapacity: Int(length) + 1) { text in
        var size = UInt32(text.count)
        return text.withMemoryRebound(to: CChar.self) { characters in
          hb_ot_name_get_utf8(face, identifier, english, &size, characters.baseAddress)
          return Int(size)
        }
      }
    }
    return nil
  }

  private static func axes(of face: OpaquePointer) -> [VariationAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      VariationAxis(
        tag: OpenTypeTag(rawValue: info.tag), minimum: Double(info.min_value),
        standard: Double(info.default_value), maximum: Double(info.max_value))
    }
  }
}
