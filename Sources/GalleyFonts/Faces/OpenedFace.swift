import CHarfBuzz

/// A face during opening. It owns the hb_face_t and reads the properties of a FontFace from the
/// tables.
struct OpenedFace: ~Copyable {
  let pointer: OpaquePointer
  let index: Int
  let directory: TableDirectory
  let postScriptName: String
  let familyName: String
  let traits: FaceTraits
  let metrics: FaceMetrics
  let glyphCount: Int
  let isColor: Bool
  let isMonospaced: Bool
  let hasSerifs: Bool
  let axes: [VariationAxis]
  let namedWeights: NamedWeights

  init(_ file: LoadedFile, index: Int) throws(FontError) {
    guard index >= 0, index < file.faceCount else {
      throw .noSuchIndex(file: file.path, index: index, count: file.faceCount)
    }
    let data = file.data
    let directory = try TableDirectory(data, index: index, file: file.path)
    try directory.requireTables(file: file.path)
    let tables = FaceTables(data: data, directory: directory)
    guard let metrics = tables.metrics else {
      throw .damaged(file: file.path, reason: "table \"head\" or \"hhea\" has impossible values")
    }
    guard let glyphCount = tables.glyphCount, glyphCount > 0 else {
      throw .damaged(file: file.path, reason: "table \"maxp\" lists no glyphs")
    }
    guard tables.pictureFormat != "emjc" else {
      throw .notAFont(
        file: file.path,
        reason:
          "its pictures are in Apple's compressed form (emjc), which only Apple's systems read; use the file of macOS")
    }
    guard let whole = hb_face_create(file.blob, UInt32(index)) else {
      preconditionFailure("HarfBuzz cannot create a face")
    }
    guard hb_face_get_table_tags(whole, 0, nil, nil) > 0 else {
      hb_face_destroy(whole)
      throw .damaged(file: file.path, reason: "HarfBuzz cannot read the font's table directory")
    }
    let face = directory.ranges["trak"] == nil ? whole : OpenedFace.withoutSpacing(whole)
    hb_face_make_immutable(face)
    pointer = face
    self.directory = directory
    self.index = index
    self.metrics = OpenedFace.measuringLetters(metrics, of: face)
    self.glyphCount = glyphCount
    traits = tables.traits
    isColor = tables.isColor
    isMonospaced = tables.isMonospaced
    hasSerifs = tables.hasSerifs
    axes = OpenedFace.axes(of: face)
    namedWeights = OpenedFace.namedWeights(of: face, axes)
    let fileName = String(file.path.split(separator: "/").last ?? "")
    familyName = OpenedFace.name([16, 1], of: face) ?? fileName
    postScriptName = OpenedFace.name([6], of: face) ?? fileName
  }

  deinit { hb_face_destroy(pointer) }

  /// Returns a copy of a face without the table `trak`, and releases the original. `SizeSpacing`
  /// applies the table instead. HarfBuzz 6 would apply it to fonts with a size in points, and later
  /// versions would apply it in a different way and to faces that also have a table `STAT`.
  private static func withoutSpacing(_ face: OpaquePointer) -> OpaquePointer {
    var count = hb_face_get_table_tags(face, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_face_get_table_tags(face, 0, &count, &tags)
    guard let builder = hb_face_builder_create() else { preconditionFailure("HarfBuzz cannot create a face") }
    for tag in tags where tag != OpenTypeTag("trak").rawValue {
      let table = hb_face_reference_table(face, tag)
      hb_face_builder_add_table(builder, tag, table)
      hb_blob_destroy(table)
    }
    hb_face_destroy(face)
    return builder
  }

  /// Returns the metrics with cap height and x height measured from glyphs if OS/2 contains none,
  /// and with the metrics that depend on them.
  private static func measuringLetters(_ stated: FaceMetrics, of face: OpaquePointer) -> FaceMetrics {
    var metrics = stated
    if metrics.capHeight == 0 || metrics.xHeight == 0, let font = hb_font_create(face) {
      let unitsPerEm = Int32(metrics.unitsPerEm)
      hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      if metrics.capHeight == 0 { metrics.capHeight = height(of: "H", in: font) }
      if metrics.xHeight == 0 { metrics.xHeight = height(of: "x", in: font) }
      hb_font_destroy(font)
    }
    if metrics.strikethroughThickness == 0 {
      metrics.strikethroughThickness = metrics.underlineThickness
      metrics.strikethroughPosition = (metrics.xHeight + metrics.strikethroughThickness) / 2
    }
    return metrics
  }

  private static func height(of letter: Unicode.Scalar, in font: OpaquePointer) -> Int {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return 0 }
    return Int(extents.y_bearing)
  }

  /// Returns the English text of the first of these names that the face has; nil if it has none of
  /// them.
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

  private static func namedWeights(of face: OpaquePointer, _ axes: [VariationAxis]) -> NamedWeights {
    guard let axis = axes.firstIndex(where: { $0.tag == "wght" }) else { return NamedWeights([]) }
    let instances = (0..<hb_ot_var_get_named_instance_count(face)).compactMap { number -> (String, Double)? in
      var count = UInt32(axes.count)
      var place = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, number, &count, &place)
      let name = name([hb_ot_var_named_instance_get_subfamily_name_id(face, number)], of: face)
      return name.map { ($0, Double(place[axis])) }
    }
    return NamedWeights(instances)
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
