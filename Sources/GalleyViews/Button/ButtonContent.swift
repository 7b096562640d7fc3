public import GalleyBase
public import GalleyText

/// The contents of a button in one of its states; nil is that of the normal state.
public struct ButtonContent {
  /// The title.
  public var title: AttributedText?
  /// The colour of characters without one.
  public var titleColor: Color?
  /// The picture beside the title.
  public var image: ButtonImage?
  /// The picture behind all else.
  public var backgroundImage: ButtonImage?

  /// Nothing of its own.
  public init() {}
}

extension Button {
  /// A state with contents of its own. UIKit counterpart: UIControl.State, whose combinations show the first of these
  /// that is true.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Not enabled.
    case disabled
    /// Pressed.
    case highlighted
    /// Chosen.
    case selected
  }

  /// The state that shows; nil for the normal one.
  final var state: State? {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : isSelected ? .selected : nil
  }

  /// The contents of the present state.
  package final var current: ButtonContent {
    var content = state.flatMap { stateContents[$0] } ?? ButtonContent()
    content.title = content.title ?? storedTitle
    content.image = content.image ?? image
    content.backgroundImage = content.backgroundImage ?? backgroundImage
    return content
  }
}
