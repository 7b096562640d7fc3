import CHarfBuzz

/// One face of a font file, opened and checked: names, metrics, and the bytes behind them.
///
/// Two faces are equal if their files have the same SHA-256 and their index is the same. The file stays in
/// memory while the face lives; it must not be cut short under a running process.
public final class FontFace: Sendable, Hashable {
  /// The path the file was opened at.
  public let path: String
  /// The face's index in a collection; 0 for a file with one face.
  public let index: Int
  /// SHA-256 of the whole file, 64 lower-case hexadecimal digits. Computed when it is first asked for.
  public var digest: String { file.digest }
  /// The PostScript name (OpenType `name` 6), or the file's name if the font has none.
  public let postScriptName: String
  /// The typographic family (`name` 16, else 1), or the file's name if the font has none.
  public let familyName: String
  /// Weight, width and slant, as the font file states them.
  public let traits: FaceTraits
  /// Metrics in font units.
  public let metrics: FaceMetrics
  /// Number of glyphs.
  public let glyphCount: Int
  /// True if it has glyphs with colours of their own (CBDT, sbix, COLR).
  public let isColor: Bool
  /// True if the font states that all its characters are equally wide (`post` isFixedPitch).
  public let isMonospaced: Bool
  /// True if the font states that its letters have serifs (OS/2 sFamilyClass, else PANOSE).
  let hasSerifs: Bool
  /// True if some of its glyphs are painted from outlines (COLR), perhaps in the colour of the text.
  let hasPaintedGlyphs: Bool
  /// The glyphs whose SVG pictures are not drawn: all that have one, unless the face has coloured glyphs in another
  /// format.
  private let undrawnGlyphs: [ClosedRange<Int>]
  /// The tracking by font size; nil if it is the same at all sizes.
  let sizeSpacing: SizeSpacing?
  /// Axes of a variable face, in the file's order; empty for a static one.
  public let axes: [VariationAxis]
  /// The weights of a variable face by the names of its instances.
  let namedWeights: NamedWeights

  /// The address of the hb_face_t, of which this object owns a reference. HarfBuzz's faces may be used from several
  /// threads once they are immutable; an address is kept, since a Swift pointer would not be Sendable.
  private let address: UInt
  private let file: LoadedFile
  private let directory: TableDirectory

  init(file: LoadedFile, face: borrowing OpenedFace) {
    self.file = file
    directory = face.directory
    path = file.path
    index = face.index
    postScriptName = face.postScriptName
    familyName = face.familyName
    traits = face.traits
    metrics = face.metrics
    glyphCount = face.glyphCount
    isColor = face.isColor
    isMonospaced = face.isMonospaced
    hasSerifs = face.hasSerifs
    hasPaintedGlyphs = face.directory.ranges["COLR"] != nil
    let tables = FaceTables(data: file.data, directory: face.directory)
    undrawnGlyphs = face.isColor ? [] : tables.svgGlyphs
    sizeSpacing = tables.sizeSpacing(unitsPerEm: face.metrics.unitsPerEm)
    axes = face.axes
    namedWeights = face.namedWeights
    address = UInt(bitPattern: hb_face_reference(face.pointer))
  }

  deinit { hb_face_destroy(harfBuzz) }

  /// The hb_face_t; alive as long as this object.
  var harfBuzz: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else { preconditionFailure("a face without an address") }
    return pointer
  }

  /// The whole file's bytes; alive as long as this object.
  var data: FontData { file.data }

  /// Returns the data of a table; nil if the face has none.
  func table(_ tag: OpenTypeTag) -> FontData? { directory.table(tag, of: data) }

  /// True if some of its glyphs have a picture that is not drawn.
  package var hasUndrawnPictures: Bool { !undrawnGlyphs.isEmpty }

  /// True if a glyph has a picture in SVG, in place of which its outline is drawn.
  package func hasUndrawnPicture(_ glyph: UInt32) -> Bool { undrawnGlyphs.contains { $0.contains(Int(glyph)) } }

  /// True if both are the same face of files with the same bytes.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first === second || (first.index == second.index && first.file.hasBytes(of: second.file))
  }

  /// Hashes the name, the index and the size of the file, which are equal if the bytes are.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
    hasher.combine(index)
    hasher.combine(data.count)
  }
}

/// Weight, width and slant of a face.
public struct FaceTraits: Hashable, Sendable {
  /// 1…1000; 400 is regular (OS/2 usWeightClass).
  public var weight: Int
  /// Percent of the normal width (OS/2 usWidthClass).
  public var width: Double
  /// True if it is italic or oblique (OS/2 fsSelection, else head macStyle).
  public var italic: Bool

  /// Creates traits.
  public init(weight: Int = 400, width: Double = 100, italic: Bool = false) {
    self.weight = weight
    self.width = width
    self.italic = italic
  }
}
