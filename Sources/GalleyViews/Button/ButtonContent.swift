public import GalleyBase
public import GalleyText

/// The contents of a button in one of its states; nil uses those of the normal state.
public struct ButtonContent {
  /// The title.
  public var title: AttributedText?
  /// The default colour of the title's characters.
  public var titleColor: Color?
  /// The picture beside the title.
  public var image: ButtonImage?
  /// The picture behind all other content.
  public var backgroundImage: ButtonImage?

  /// Creates contents that override nothing.
  public init() {}
}

extension Button {
  /// A state with contents of its own.
  ///
  /// UIKit counterpart: UIControl.State; if several states apply, the first of these is shown.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The button is disabled.
    case disabled
    /// The button is pressed.
    case highlighted
    /// The button is selected.
    case selected
  }

  /// The state that is shown; nil for the normal one.
  final var state: State? {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : isSelected ? .selected : nil
  }

  /// The contents in the current state.
  package final var current: ButtonContent {
    var content = state.flatMap { stateContents[$0] } ?? ButtonContent()
    content.title = content.title ?? storedTitle
    content.image = content.image ?? image
    content.backgroundImage = content.backgroundImage ?? backgroundImage
    return content
  }
}
