/// The faces found for a request: one face for all sizes, or the two cuts (text and display) of the
/// system font. A font that was requested as `system` changes its cut with its size.
final class FontChoice: Sendable {
  /// The minimum size in points of the display cut. At this size, San Francisco changes from SF Pro
  /// Text to SF Pro Display (Apple, Human Interface Guidelines, "Typography").
  static let leastDisplaySize: Double = 20

  /// The request for a font.
  let descriptor: FontDescriptor
  let text: ChosenFace
  /// The cut for large sizes; nil if `text` is used at all sizes.
  let display: ChosenFace?
  /// True if the faces have the spacing and line height of San Francisco because they are the
  /// system font.
  let isTracked: Bool

  init(_ descriptor: FontDescriptor, text: ChosenFace, display: ChosenFace? = nil, isTracked: Bool = false) {
    self.descriptor = descriptor
    self.isTracked = isTracked
    self.text = isTracked ? text.asSanFrancisco(isDisplay: false) : text
    self.display = isTracked ? display?.asSanFrancisco(isDisplay: true) : display
  }

  /// Returns the face for a size in points, at the optical size for it.
  func face(at size: Double) -> ChosenFace {
    (size < FontChoice.leastDisplaySize ? text : display ?? text).at(
      opticalSize: size, unlessIn: descriptor.variations)
  }

  /// Returns true if two fonts, one from each choice, that have the same face at one size have the
  /// same face at every size.
  func hasSameCuts(as other: FontChoice) -> Bool {
    if self === other { return true }
    if isTracked != other.isTracked { return false }
    guard let display, let otherDisplay = other.display else { return self.display == nil && other.display == nil }
    return [(text, other.text), (display, otherDisplay)].allSatisfy {
      $0.0.face == $0.1.face && $0.0.variations == $0.1.variations
    }
  }
}

/// The face that was found for a request, with its names in the collection.
struct ChosenFace: Sendable {
  let face: FontFace
  let fontName: String
  let familyName: String
  /// The weight, width and slant of the face at the positions in `variations`.
  private(set) var traits: FaceTraits
  /// The variations in the request, after its weight and width are applied to the axes of the face.
  /// Axes at their default position are left out.
  private(set) var variations: [FontVariation] = []
  /// The tracking by font size; nil if the tracking is the same at all sizes.
  private(set) var spacing: SizeSpacing?

  /// - Parameters:
  ///   - record: the names, traits and tracking of the face in the collection.
  ///   - followsTraits: true if a variable face takes the requested weight and width, a weight at the position of the
  ///     face's instance of that name. A face requested by name stays unchanged.
  init(_ face: FontFace, as record: FaceRecord, followsTraits: Bool, for descriptor: FontDescriptor) {
    self.face = face
    fontName = record.postScriptName
    familyName = record.family
    traits = record.traits
    if let tracking = record.tracking {
      spacing = tracking.isEmpty ? nil : SizeSpacing(tracking.map { ($0.size, $0.thousandths) })
    } else {
      spacing = face.sizeSpacing
    }
    for axis in face.axes {
      var value = axis.standard
      if followsTraits && axis.tag == "wght" { value = face.namedWeights.value(of: descriptor.weight) }
      if followsTraits && axis.tag == "wdth" { value = descriptor.width }
      if followsTraits && axis.minimum <= axis.maximum {
        // A weight keeps the requested number, whatever its position on the face's axis.
        let called = axis.tag == "wght" ? Double(descriptor.weight) : value
        let inside = min(max(called, axis.minimum), axis.maximum)
        if axis.tag == "wght" { traits.weight = Int(inside) }
        if axis.tag == "wdth" { traits.width = inside }
      }
      if let explicit = descriptor.variations.last(where: { $0.tag == axis.tag }) { value = explicit.value }
      // NaN fails both comparisons and keeps the default.
      let inside = value >= axis.minimum ? (value <= axis.maximum ? value : axis.maximum) : axis.minimum
      if value == value, inside != axis.standard { variations.append(FontVariation(tag: axis.tag, value: inside)) }
    }
  }

  /// Returns the same face with the tracking of San Francisco.
  fileprivate func asSanFrancisco(isDisplay: Bool) -> ChosenFace {
    var face = self
    face.spacing = SanFrancisco.spacing(weight: traits.weight, isDisplay: isDisplay)
    return face
  }

  /// Returns the same face at the optical size for a size in points. A face without an axis `opsz`,
  /// or with an optical size in the request, is returned unchanged. UIKit counterpart: automatic
  /// optical sizing, as in San Francisco.
  fileprivate func at(opticalSize size: Double, unlessIn requested: [FontVariation]) -> ChosenFace {
    guard let axis = face.axes.first(where: { $0.tag == "opsz" }), axis.minimum <= axis.maximum,
      !requested.contains(where: { $0.tag == axis.tag })
    else { return self }
    let value = min(max(size, axis.minimum), axis.maximum)
    var sized = self
    sized.variations = face.axes.compactMap { other in
      if other.tag == axis.tag { return value == axis.standard ? nil : FontVariation(tag: axis.tag, value: value) }
      return variations.first { $0.tag == other.tag }
    }
    return sized
  }
}
