/// The cuts of the system font: one for text, and one for large sizes. A font that was asked for as `system` changes
/// between them as its size does.
final class SystemCuts: Sendable {
  /// The least size of the display cut, in points. San Francisco changes from SF Pro Text to SF Pro Display there (Apple,
  /// Human Interface Guidelines, "Typography").
  static let leastDisplaySize: Double = 20

  private let fonts: FontCollection
  private let descriptor: FontDescriptor

  init(_ fonts: FontCollection, _ descriptor: FontDescriptor) {
    self.fonts = fonts
    self.descriptor = descriptor
  }

  /// True for two sizes of the same cut.
  static func isSame(_ first: Double, _ second: Double) -> Bool {
    (first < leastDisplaySize) == (second < leastDisplaySize)
  }

  /// The face at a size; nil if its file cannot be used, which the collection remembers.
  func face(at size: Double) -> ChosenFace? {
    do throws(FontError) {
      return try fonts.choose(descriptor, size: size)
    } catch {
      fonts.store.note(error)
      return nil
    }
  }

  /// The variations that the descriptor asks for on a face.
  func variations(on face: ChosenFace) -> [FontVariation] { face.variations(for: descriptor) }

  /// The traits of a face at them.
  func traits(of face: ChosenFace) -> FaceTraits { face.traits(for: descriptor) }
}

extension FontDescriptor {
  /// True if the system font is asked for, not a family by its name.
  var isSystem: Bool { file == nil && name == nil && (family == nil || family == "system") }
}
