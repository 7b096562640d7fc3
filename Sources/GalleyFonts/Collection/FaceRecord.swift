/// A face that can be asked for by name, whether its file has been opened or not.
struct FaceRecord: Sendable {
  enum Source: Sendable {
    case file(FontFile)
    /// An entry of the manifest and its place there.
    case pinned(FontManifest.Entry, Int)
  }

  let family: String
  let postScriptName: String
  let traits: FaceTraits
  /// Whether it is known to have glyphs with colours of their own.
  let isColor: Bool
  /// What a variable face's `wght` and `wdth` axes span; a static face spans its own weight and width.
  let weights: ClosedRange<Double>
  let widths: ClosedRange<Double>
  let source: Source

  init(_ entry: FontManifest.Entry, at place: Int) {
    family = entry.family
    postScriptName = entry.postScriptName
    traits = FaceTraits(weight: entry.weight, width: entry.width, italic: entry.italic)
    isColor = entry.isColor
    weights = Double(entry.weight)...Double(entry.weight)
    widths = entry.width...entry.width
    source = .pinned(entry, place)
  }

  init(_ file: FontFile, _ face: FontFace) {
    family = face.familyName
    postScriptName = face.postScriptName
    traits = face.traits
    isColor = face.isColor
    weights = FaceRecord.span("wght", of: face, else: Double(face.traits.weight))
    widths = FaceRecord.span("wdth", of: face, else: face.traits.width)
    source = .file(file)
  }

  private static func span(_ tag: OpenTypeTag, of face: FontFace, else value: Double) -> ClosedRange<Double> {
    guard let axis = face.axes.first(where: { $0.tag == tag }), axis.minimum <= axis.maximum else {
      return value...value
    }
    return axis.minimum...axis.maximum
  }
}

/// The face a descriptor led to, under the names by which the collection knows it.
struct ChosenFace {
  let face: FontFace
  let fontName: String
  let familyName: String
  let traits: FaceTraits
  /// Whether a variable face goes to the weight and width asked for: a face asked for by name stays as it is.
  let followsTraits: Bool

  /// The traits at those variations.
  func traits(for descriptor: FontDescriptor) -> FaceTraits {
    var result = traits
    if !followsTraits { return result }
    for axis in face.axes where axis.minimum <= axis.maximum {
      if axis.tag == "wght" {
        result.weight = Int(min(max(Double(descriptor.weight), axis.minimum), axis.maximum))
      } else if axis.tag == "wdth" {
        result.width = min(max(descriptor.width, axis.minimum), axis.maximum)
      }
    }
    return result
  }

  /// The descriptor's variations, after what its weight and width mean on the face's axes. What an axis has anyway
  /// is left out.
  func variations(for descriptor: FontDescriptor) -> [FontVariation] {
    var variations: [FontVariation] = []
    for axis in face.axes {
      var value = axis.standard
      if followsTraits && axis.tag == "wght" { value = Double(descriptor.weight) }
      if followsTraits && axis.tag == "wdth" { value = descriptor.width }
      if let explicit = descriptor.variations.last(where: { $0.tag == axis.tag }) { value = explicit.value }
      // Not a number fails both comparisons and stays the standard.
      let inside = value >= axis.minimum ? (value <= axis.maximum ? value : axis.maximum) : axis.minimum
      if value == value, inside != axis.standard { variations.append(FontVariation(tag: axis.tag, value: inside)) }
    }
    return variations
  }
}
