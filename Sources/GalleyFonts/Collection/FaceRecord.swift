/// A face that can be requested by name, be its file open or not.
struct FaceRecord: Sendable {
  enum Source: Sendable {
    case file(FontFile)
    /// An entry of the manifest and its place there.
    case pinned(FontManifest.Entry, Int)
  }

  let family: String
  let postScriptName: String
  let traits: FaceTraits
  /// True if it is known to have glyphs with colours of their own.
  let isColor: Bool
  /// The spans of a variable face's `wght` and `wdth` axes; a static face spans its own weight and width.
  let weights: ClosedRange<Double>
  let widths: ClosedRange<Double>
  let source: Source

  init(_ entry: FontManifest.Entry, at place: Int) {
    family = entry.family
    postScriptName = entry.postScriptName
    traits = FaceTraits(weight: entry.weight, width: entry.width, italic: entry.italic)
    isColor = entry.isColor
    weights = FaceRecord.span("wght", of: entry.axes, else: Double(entry.weight))
    widths = FaceRecord.span("wdth", of: entry.axes, else: entry.width)
    source = .pinned(entry, place)
  }

  init(_ file: FontFile, _ face: FontFace) {
    family = face.familyName
    postScriptName = face.postScriptName
    traits = face.traits
    isColor = face.isColor
    weights = FaceRecord.span("wght", of: face.axes, else: Double(face.traits.weight))
    widths = FaceRecord.span("wdth", of: face.axes, else: face.traits.width)
    source = .file(file)
  }

  private static func span(_ tag: OpenTypeTag, of axes: [VariationAxis], else value: Double) -> ClosedRange<Double> {
    guard let axis = axes.first(where: { $0.tag == tag }), axis.minimum <= axis.maximum else {
      return value...value
    }
    return axis.minimum...axis.maximum
  }
}
