public import GalleyFonts
public import GalleyViews

/// A font as a scene asks for it: known to be well formed, not yet known to exist.
///
/// It stands over another: that of the run's style, of the view, or of the view's kind. One that chooses a face, by
/// `textStyle`, `family`, `name` or `file`, begins anew, and takes nothing of the other but its size where it says none.
/// One that does not is the other font, but for what it says.
public struct FontRequest: Hashable, Sendable {
  /// The keys that the scene gives.
  var draft: FontDraft
  /// The size category that the user chose.
  var category: ContentSizeCategory
  /// The place in the scene that asks for it, for messages.
  var path: SceneKeyPath
  /// The requests of the same run that it stands over, the lowest first.
  var below: [FontRequest] = []

  /// The face, if it stood alone.
  public var descriptor: FontDescriptor { draft.descriptor }

  /// Its size in points, above 0 and at most 10,000, before a text style scales it; nil where it says none.
  public var size: Double? { draft.size ?? textStyle?.metrics(for: category).pointSize }

  /// The text style that it has the size of, or is scaled with; nil for a size that stays.
  public var textStyle: TextStyle? { draft.textStyle }

  /// The most points that its text style may scale it to; nil is no limit.
  public var maximumPointSize: Double? { draft.maximumPointSize }

  /// The same request over another, if there is one.
  func over(_ other: FontRequest?) -> FontRequest {
    guard let other else { return self }
    var request = self
    request.below = other.below + [other]
    request.below[request.below.count - 1].below = []
    return request
  }
}

extension FontDraft {
  /// True if it names a face, and not only a difference from one.
  var choosesFace: Bool { textStyle != nil || family != nil || name != nil || file != nil }

  /// True if it says more than a size.
  var changesFace: Bool {
    choosesFace || weight != nil || width != nil || italic != nil || !features.isEmpty || !variations.isEmpty
      || !cascadeList.isEmpty
  }

  /// The face alone. A text style has a weight of its own only in the system family.
  var descriptor: FontDescriptor {
    let isCustom = family != nil || name != nil || file != nil
    return FontDescriptor(
      family: family, name: name, file: file.map { FontFile(path: $0, index: index ?? 0) },
      weight: weight ?? (isCustom ? nil : textStyle?.weight) ?? 400, width: width ?? 100, italic: italic ?? false,
      features: features, variations: variations, cascadeList: cascadeList, isTextStyle: textStyle != nil)
  }

  /// The face of a font, but for what is said here. Features are added to its own.
  /// - Parameter hasFamily: true if the family of a face from a file is at hand besides.
  func descriptor(over font: Font, hasFamily: Bool) -> FontDescriptor {
    var descriptor = font.fontDescriptor
    if weight != nil || width != nil || italic != nil {
      // Another face of the family, or other places on its axes.
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
