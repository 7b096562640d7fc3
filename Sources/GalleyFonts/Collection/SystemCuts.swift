/// The cuts of the system font: one for text, and one for large sizes. A font that was asked for as `system` changes
/// between them as its size does.
final class SystemCuts: Sendable {
  /// The least size of the display cut, in points. San Francisco changes from SF Pro Text to SF Pro Display there (Apple,
  /// Human Interface Guidelines, "Typography").
  static let leastDisplaySize: Double = 20

  /// The request that led to both.
  let descriptor: FontDescriptor
  private let text: ChosenFace
  private let display: ChosenFace

  init(_ descriptor: FontDescriptor, text: ChosenFace, display: ChosenFace) {
    self.descriptor = descriptor
    self.text = text
    self.display = display
  }

  /// True for two sizes of the same cut.
  static func isSame(_ first: Double, _ second: Double) -> Bool {
    (first < leastDisplaySize) == (second < leastDisplaySize)
  }

  /// The face at a size.
  func face(at size: Double) -> ChosenFace { size < SystemCuts.leastDisplaySize ? text : display }
}

extension SystemCuts: Equatable {
  /// True if both lead to the same faces, at the same places of their axes.
  static func == (first: SystemCuts, second: SystemCuts) -> Bool {
    first === second
      || zip([first.text, first.display], [second.text, second.display]).allSatisfy {
        $0.face == $1.face && $0.variations(for: first.descriptor) == $1.variations(for: second.descriptor)
      }
  }
}

extension FontDescriptor {
  /// True if the system font is asked for, not a family by its name.
  var isSystem: Bool { file == nil && name == nil && (family == nil || family == "system") }
}
