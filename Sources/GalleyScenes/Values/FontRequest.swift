public import GalleyFonts
public import GalleyViews

/// A font that a scene requests. Its form is checked, but not whether it exists.
///
/// It modifies another font: that of the run's style, of the view, or of the view's kind. A request that chooses a
/// face, by `textStyle`, `family`, `name` or `file`, takes only a missing size from the other font. Any other request
/// is the other font with the stated changes.
public struct FontRequest: Hashable, Sendable {
  /// The keys that the scene sets.
  var draft: FontDraft
  /// The size category in which the text style is resolved.
  var category: ContentSizeCategory
  /// The position of the request in the scene, for messages.
  var path: SceneKeyPath
  /// The requests of the same run that this request modifies, the lowest first.
  var below: [FontRequest] = []

  /// The requested face, without the fonts that the request modifies.
  public var descriptor: FontDescriptor { draft.descriptor }

  /// The size in points, above 0 and at most 10,000, before a text style scales it; nil if the
  /// request has no size.
  public var size: Double? { draft.size ?? textStyle?.metrics(for: category).pointSize }

  /// The text style that determines or scales the size; nil for a fixed size.
  public var textStyle: TextStyle? { draft.textStyle }

  /// The maximum size in points to which the text style may scale the font; nil for no limit.
  public var maximumPointSize: Double? { draft.maximumPointSize }

  /// Returns the same request as a modification of another one. Nil means no other request.
  func over(_ other: FontRequest?) -> FontRequest {
    guard let other else { return self }
    var request = self
    request.below = other.below + [other]
    request.below[request.below.count - 1].below = []
    return request
  }
}

extension FontDraft {
  /// True if the keys name a face, and do not only modify one.
  var choosesFace: Bool { textStyle != nil || family != nil || name != nil || file != nil }

  /// True if the keys set more than a size.
  var changesFace: Bool {
    choosesFace || weight != nil || width != nil || italic != nil || !features.isEmpty || !variations.isEmpty
      || !cascadeList.isEmpty
  }

  /// The face that the keys describe. A text style has a weight of its own only in the system
  /// family.
  var descriptor: FontDescriptor {
    let isCustom = family != nil || name != nil || file != nil
    return FontDescriptor(
      family: family, name: name, file: file.map { FontFile(path: $0, index: index ?? 0) },
      weight: weight ?? (isCustom ? nil : textStyle?.weight) ?? 400, width: width ?? 100, italic: italic ?? false,
      features: features, variations: variations, cascadeList: cascadeList, isTextStyle: textStyle != nil)
  }

  /// Returns the face of a font, modified by these keys. Features are added to the font's own.
  /// - Parameter hasFamily: true if the family of a face from a file is also available.
  func descriptor(over font: Font, hasFamily: Bool) -> FontDescriptor {
    var descriptor = font.fontDescriptor
    if weight != nil || width != nil || italic != nil {
      // Another face of the family, or other positions on its axes.
      descriptor.name = nil
      if hasFamily { descriptor.file = nil }
      let moved: [OpenTypeTag?] = [
        weight.map { _ in "wght" }, width.map { _ in "wdth" }, italic.map { _ in "ital" }, italic.map { _ in "slnt" },
      ].map { $0.flatMap { OpenTypeTag($0) } }
      descriptor.variations.removeAll { moved.contains($0.tag) }
    }
    descriptor.weight = weight ?? descriptor.weight
    descriptor.width = width ?? descriptor.width
    descriptor.italic = italic ?? descriptor.italic
    descriptor.features += features
    descriptor.variations += variations
    if !cascadeList.isEmpty { descriptor.cascadeList = cascadeList }
    return descriptor
  }
}
