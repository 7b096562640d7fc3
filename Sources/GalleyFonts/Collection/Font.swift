import GalleyBase

/// A face at a size, with features, variations and fallback fonts. Lengths are in points on the
/// length grid, y up. A font is a value: equal fonts lay out and draw the same. UIKit counterpart:
/// UIFont.
///
/// ```swift
/// let font = context.defaultFont.withSize(20)
/// let line = font.ascender - font.descender  // points; the line gap, font.leading, is apart
/// ```
public struct Font: Hashable, Sendable {
  /// The maximum size in points. `FontCollection.font` rejects larger sizes, `withSize` reduces
  /// them to the maximum.
  public static let largestSize: Double = FontError.largestSize

  @usableFromInline let storage: FontStorage

  init(_ storage: FontStorage) { self.storage = storage }

  /// The face of the font.
  public var face: FontFace { storage.chosen.face }
  /// The size of the font in points per em, on the length grid.
  public var pointSize: Double { storage.pointSize }
  /// The OpenType features for all text in this font.
  public var features: [FontFeature] { storage.choice.descriptor.features }
  /// The positions on the axes of a variable face.
  public var variations: [FontVariation] { storage.chosen.variations }
  /// The synthetic slant: the distance by which a point of a glyph moves to the right, per unit of
  /// height. A multiple of 1/65536 from −10 to 10. 0 leaves the face unchanged. UIKit counterpart:
  /// the attribute `obliqueness`.
  public var obliqueness: Double { storage.synthesis.obliqueness }
  /// The natural logarithm of the factor by which glyphs and their advances are stretched
  /// horizontally, from −5 to 5. 0 leaves the face unchanged. UIKit counterpart: the attribute
  /// `expansion`.
  public var expansion: Double { storage.synthesis.expansion }
  /// The weight, width and slant. Fallback fonts are chosen from their families by these traits.
  public var traits: FaceTraits { storage.chosen.traits }
  /// The fallback fonts for characters that the face does not have. They are tried before the
  /// fallback fonts of the collection.
  public var cascadeList: [FontDescriptor] { storage.choice.descriptor.cascadeList }

  /// True if the font was made for a text style, at any size (rule: tall-scripts). UIKit
  /// counterpart: a font that `preferredFont(forTextStyle:)` made.
  public var isTextStyle: Bool { storage.choice.descriptor.isTextStyle }

  /// The PostScript name of the font. UIKit counterpart: fontName.
  public var fontName: String { storage.chosen.fontName }
  /// The name of the font's family.
  public var familyName: String { storage.chosen.familyName }

  /// The height above the baseline: `hhea` ascender × size ÷ units per em (rule: font-metrics). A
  /// system font that replaces San Francisco has the `ascender`, `descender` and `leading` of San
  /// Francisco (rule: system-font).
  public var ascender: Double { storage.ascender }
  /// The depth below the baseline, negative as in UIKit: `hhea` descender × size ÷ units per em
  /// (rule: font-metrics).
  public var descender: Double { storage.descender }
  /// The extra distance between lines: `hhea` line gap × size ÷ units per em (rule: font-metrics).
  public var leading: Double { storage.leading }
  /// The height of a line: `ascender` − `descender`. It does not include `leading`, which labels
  /// ignore (rule: line-gap).
  public var lineHeight: Double { storage.ascender - storage.descender }
  /// The height of capital letters above the baseline.
  public var capHeight: Double { storage.capHeight }
  /// The height of lowercase letters, such as x, above the baseline.
  public var xHeight: Double { storage.xHeight }
  /// The position of the centre of an underline. It is negative below the baseline.
  public var underlinePosition: Double { storage.length(face.metrics.underlinePosition) }
  /// The thickness of an underline.
  public var underlineThickness: Double { storage.length(face.metrics.underlineThickness) }
  /// The position of the top edge of a strikethrough.
  public var strikethroughPosition: Double { storage.length(face.metrics.strikethroughPosition) }
  /// The thickness of a strikethrough.
  public var strikethroughThickness: Double { storage.length(face.metrics.strikethroughThickness) }

  /// Returns the same font with another size in points, limited to 0…`largestSize`; NaN becomes 0.
  /// The system font changes to the cut (text or display) for that size. UIKit counterpart:
  /// withSize(_:).
  public func withSize(_ size: Double) -> Font {
    size == pointSize ? self : Font(FontStorage(storage.choice, size: size, synthesis: storage.synthesis))
  }

  /// Returns the same font with another slant and stretch. It is slanted by `obliqueness` and
  /// stretched by e to the power of `expansion`.
  ///
  /// Values out of their bounds are clamped; NaN becomes 0. Glyphs are stretched first and then slanted about the
  /// baseline. Advances and offsets stretch; heights and the slant's advances do not change. Coloured bitmaps stay as
  /// they are. UIKit counterpart: the attributes `obliqueness` and `expansion`.
  public func withSynthesis(obliqueness: Double, expansion: Double) -> Font {
    let synthesis = FontSynthesis(obliqueness: obliqueness, expansion: expansion)
    if synthesis == storage.synthesis { return self }
    return Font(FontStorage(storage.choice, chosen: storage.chosen, size: pointSize, synthesis: synthesis))
  }

  /// Returns true if both fonts lay out and draw text in the same way.
  @inlinable public static func == (first: Font, second: Font) -> Bool {
    first.storage === second.storage || first.storage.isEqual(to: second.storage)
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

/// The values of a font, computed once. Copying a font therefore copies only one reference.
@usableFromInline final class FontStorage: Sendable {
  let choice: FontChoice
  /// The face that was chosen for the size.
  let chosen: ChosenFace
  let pointSize: Double
  let synthesis: FontSynthesis
  let ascender, descender, leading, capHeight, xHeight: Double
  let hash: Int

  /// - Parameters:
  ///   - chosen: the face; nil means the choice's face for the size.
  ///   - size: in points; moved into the bounds, on the length grid.
  init(_ choice: FontChoice, chosen: ChosenFace? = nil, size: Double, synthesis: FontSynthesis = .none) {
    let size = FontStorage.permitted(size)
    let chosen = chosen ?? choice.face(at: size)
    let metrics = chosen.face.metrics
    func length(_ units: Int) -> Double { FontStorage.length(units, metrics, size: size) }
    self.choice = choice
    self.chosen = chosen
    self.synthesis = synthesis
    pointSize = size
    if choice.isTracked {
      func height(_ units: Int) -> Double { (Double(units) * size / Double(SanFrancisco.unitsPerEm)).onLengthGrid }
      ascender = height(SanFrancisco.ascender)
      descender = height(SanFrancisco.descender)
      leading = height(SanFrancisco.lineGap)
    } else {
      (ascender, descender, leading) = (length(metrics.ascender), length(metrics.descender), length(metrics.lineGap))
    }
    (capHeight, xHeight) = (length(metrics.capHeight), length(metrics.xHeight))
    var hasher = Hasher()
    hasher.combine(chosen.face)
    hasher.combine(size)
    hasher.combine(choice.descriptor.features)
    hasher.combine(chosen.variations)
    hasher.combine(choice.descriptor.cascadeList)
    hasher.combine(synthesis)
    hasher.combine(choice.isTracked)
    hasher.combine(choice.descriptor.isTextStyle)
    hash = hasher.finalize()
  }

  /// Converts a length in font units to points at this size.
  func length(_ units: Int) -> Double { FontStorage.length(units, chosen.face.metrics, size: pointSize) }

  /// The variations, without the optical size that depends on the point size.
  var fixedVariations: [FontVariation] {
    let requested = choice.descriptor.variations
    return chosen.variations.filter { own in own.tag != "opsz" || requested.contains { $0.tag == own.tag } }
  }

  @usableFromInline func isEqual(to other: FontStorage) -> Bool {
    let (request, otherRequest) = (choice.descriptor, other.choice.descriptor)
    return hash == other.hash && pointSize == other.pointSize && chosen.face == other.chosen.face
      && synthesis == other.synthesis && chosen.traits == other.chosen.traits
      && chosen.variations == other.chosen.variations && choice.hasSameCuts(as: other.choice)
      && chosen.spacing == other.chosen.spacing
      && request.features == otherRequest.features && request.cascadeList == otherRequest.cascadeList
      && request.isTextStyle == otherRequest.isTextStyle
  }

  private static func permitted(_ size: Double) -> Double { size > 0 ? min(size, Font.largestSize).onLengthGrid : 0 }

  private static func length(_ units: Int, _ metrics: FaceMetrics, size: Double) -> Double {
    (Double(units) * size / Double(metrics.unitsPerEm)).onLengthGrid
  }
}
