public import GalleyBase
public import GalleyText

/// The contents of a button in one state. Values that are nil are taken from the normal state.
public struct ButtonContent {
  /// The title with its attributes; nil uses the title of the normal state.
  public var title: AttributedText?
  /// The default colour of the title's characters.
  public var titleColor: Color?
  /// The picture beside the title; nil uses the picture of the normal state.
  public var image: ButtonImage?
  /// The picture behind all other content; nil uses the picture of the normal state.
  public var backgroundImage: ButtonImage?

  /// Creates contents without values, so that the button uses the contents of the normal state.
  public init() {}
}

extension Button {
  /// A state for which a button can have different contents.
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

  /// The button's present state; nil for the normal state.
  final var state: State? {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : isSelected ? .selected : nil
  }

  /// The contents in the present state, with missing values taken from the normal state.
  package final var current: ButtonContent {
    var content = state.flatMap { stateContents[$0] } ?? ButtonContent()
    content.title = content.title ?? storedTitle
    content.image = content.image ?? image
    content.backgroundImage = content.backgroundImage ?? backgroundImage
    return content
  }
}
