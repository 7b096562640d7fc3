/// A face that can be requested by name. Its file may or may not be open.
struct FaceRecord: Sendable {
  enum Source: Sendable {
    case file(FontFile)
    /// The face is pinned, at this index of the manifest.
    case pinned(Int)
  }

  let family: String
  let postScriptName: String
  let traits: FaceTraits
  /// True if the face is known to have coloured glyphs.
  let isColor: Bool
  /// The range of a variable face's axis `wght`; `widths` is the range of its axis `wdth`. For a
  /// static face, each range contains a single value.
  let weights: ClosedRange<Double>
  let widths: ClosedRange<Double>
  /// The tracking that replaces the tracking in the file of the face; nil if it is not replaced.
  let tracking: [FontManifest.Tracking]?
  let source: Source

  /// Creates a record for the face at an index of a manifest.
  init(_ entry: FontManifest.Entry, _ number: Int) {
    family = entry.family
    postScriptName = entry.postScriptName
    traits = FaceTraits(weight: entry.weight, width: entry.width, italic: entry.italic)
    isColor = entry.isColor
    weights = FaceRecord.span("wght", of: entry.axes, else: Double(traits.weight))
    widths = FaceRecord.span("wdth", of: entry.axes, else: traits.width)
    tracking = entry.tracking
    source = .pinned(number)
  }

  init(_ file: FontFile, _ face: FontFace) {
    family = face.familyName
    postScriptName = face.postScriptName
    traits = face.traits
    isColor = face.isColor
    weights = FaceRecord.span("wght", of: face.axes, else: Double(face.traits.weight))
    widths = FaceRecord.span("wdth", of: face.axes, else: face.traits.width)
    tracking = nil
    source = .file(file)
  }

  private static func span(_ tag: OpenTypeTag, of axes: [VariationAxis], else value: Double) -> ClosedRange<Double> {
    guard let axis = axes.first(where: { $0.tag == tag }), axis.minimum <= axis.maximum else {
      return value...value
    }
    return axis.minimum...axis.maximum
  }
}
