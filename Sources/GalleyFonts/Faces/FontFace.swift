import CHarfBuzz

/// A face of a font file that is opened and checked, with its names, metrics and bytes.
///
/// Two faces are equal if their files have the same SHA-256 and their index is the same. The file stays in
/// memory while the face lives; it must not be cut short under a running process.
public final class FontFace: Sendable, Hashable {
  /// The path at which the file was opened.
  public let path: String
  /// The index of the face in a font collection; 0 for a file with one face.
  public let index: Int
  /// The SHA-256 of the whole file, 64 lower-case hexadecimal digits. It is computed at the first
  /// access.
  public var digest: String { file.digest }
  /// The PostScript name (OpenType `name` 6), or the name of the file if the font has none.
  public let postScriptName: String
  /// The typographic family (`name` 16, else 1), or the name of the file if the font has none.
  public let familyName: String
  /// The weight, width and slant in the font file.
  public let traits: FaceTraits
  /// The metrics of the face in font units.
  public let metrics: FaceMetrics
  /// The number of glyphs in the face.
  public let glyphCount: Int
  /// True if the face has coloured glyphs (CBDT, sbix, COLR).
  public let isColor: Bool
  /// True if all characters have the same width according to the font (`post` isFixedPitch).
  public let isMonospaced: Bool
  /// True if the letters have serifs according to the font (OS/2 sFamilyClass, else PANOSE).
  let hasSerifs: Bool
  /// True if some glyphs are painted from outlines (COLR), possibly in the colour of the text.
  let hasPaintedGlyphs: Bool
  /// The glyphs whose SVG pictures are not drawn: all glyphs with SVG pictures, unless the face has
  /// coloured glyphs in another format.
  private let undrawnGlyphs: [ClosedRange<Int>]
  /// The tracking by font size; nil if the tracking is the same at all sizes.
  let sizeSpacing: SizeSpacing?
  /// The axes of a variable face, in the order of the file; empty for a static face.
  public let axes: [VariationAxis]
  /// The weights of the named instances of a variable face.
  let namedWeights: NamedWeights

  /// The address of the hb_face_t, of which this object owns a reference. HarfBuzz's faces may be
  /// used from several threads when they are immutable. The address is stored because a Swift
  /// pointer is not Sendable.
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

  /// The hb_face_t. It is valid as long as this object exists.
  var harfBuzz: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else { preconditionFailure("a face without an address") }
    return pointer
  }

  /// The bytes of the whole file. They are valid as long as this object exists.
  var data: FontData { file.data }

  /// Returns the data of a table; nil if the face has none.
  func table(_ tag: OpenTypeTag) -> FontData? { directory.table(tag, of: data) }

  /// True if some glyphs have SVG pictures that are not drawn.
  package var hasUndrawnPictures: Bool { !undrawnGlyphs.isEmpty }

  /// Returns true if a glyph has an SVG picture that is not drawn; its outline is drawn instead.
  package func hasUndrawnPicture(_ glyph: UInt32) -> Bool { undrawnGlyphs.contains { $0.contains(Int(glyph)) } }

  /// Returns true if both are the same face in files with the same bytes.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first === second || (first.index == second.index && first.file.hasBytes(of: second.file))
  }

  /// Hashes the name, the index and the file size, which are equal if the bytes are equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
    hasher.combine(index)
    hasher.combine(data.count)
  }
}

/// The weight, width and slant of a face.
public struct FaceTraits: Hashable, Sendable {
  /// The weight from 1 to 1000; 400 is regular (OS/2 usWeightClass).
  public var weight: Int
  /// The width in percent of the normal width (OS/2 usWidthClass).
  public var width: Double
  /// True if the face is italic or oblique (OS/2 fsSelection, else head macStyle).
  public var italic: Bool

  /// Creates the traits of a face. By default, they are the traits of a regular face.
  public init(weight: Int = 400, width: Double = 100, italic: Bool = false) {
    self.weight = weight
    self.width = width
    self.italic = italic
  }
}
