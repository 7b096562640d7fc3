public import GalleyBase
import GalleyText

/// One line of text that can be edited. UIKit counterpart: UITextField, with its properties, defaults and override points.
///
/// Text and style: the text's own attributes win over `defaultTextAttributes`, which fill in what they leave open.
/// Setting `font`, `textColor`, `textAlignment` or `defaultTextAttributes` writes into the whole text; setting `text`
/// replaces it by one in the default attributes (reference E.1).
open class TextField: Control {
  /// The text as it is being edited: its own attributes, without what the defaults fill in.
  public internal(set) final var editing = TextEditingState()
  /// Who is asked and told about editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextFieldDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()
  var defaults = TextAttributes()
  var storedPlaceholder: AttributedText?

  /// What is drawn around the field. UIKit counterpart: `borderStyle`.
  public final var borderStyle = BorderStyle.none
  /// The picture drawn below the text instead of a border; not if the border style is `roundedRect`.
  /// UIKit counterpart: `background`.
  public final var background: ResizableImage?
  /// The picture that takes the place of `background` while the field is disabled; void without a `background`.
  /// UIKit counterpart: `disabledBackground`.
  public final var disabledBackground: ResizableImage?

  /// What white space at the end of the text does to its alignment. UIKit has no such property.
  public final var trailingWhitespace = TrailingWhitespace.hang
  /// Whether each character shows as a bullet. UIKit counterpart: `isSecureTextEntry`.
  public final var isSecureTextEntry = false
  /// Whether text that is too wide is drawn smaller, down to `minimumFontSize`. UIKit counterpart:
  /// `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  var storedMinimumFontSize: Double = 0

  /// Whether the text is removed when editing begins, if the delegate agrees. UIKit counterpart: `clearsOnBeginEditing`.
  public final var clearsOnBeginEditing = false
  /// Whether the first thing inserted replaces the whole text; goes back to false when it has, and when the selection
  /// changes. UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// Whether pasted text keeps its styles. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false

  /// How spaces at the end of right-aligned text are kept in sight; by the articles' ways only if asked for. UIKit has no
  /// such property.
  public final var rightAlignedSpaces = RightAlignedSpaces.none
  /// What the user may put in; nil is anything. Text that code sets is not looked at until the user edits it. UIKit has
  /// no such property (reference E.10).
  public final var restriction: TextRestriction?

  /// When the clear button shows; never while the text is empty. UIKit counterpart: `clearButtonMode`.
  public final var clearButtonMode = ViewMode.never
  /// The view before the text: on the left, or on the right in an interface that reads from right to left.
  /// UIKit counterpart: `leftView`.
  public final var leftView: View?
  /// When the left view shows. UIKit counterpart: `leftViewMode`.
  public final var leftViewMode = ViewMode.never
  /// The view after the text: on the right, or on the left in an interface that reads from right to left.
  /// UIKit counterpart: `rightView`.
  public final var rightView: View?
  /// When the right view shows; it takes the place of the clear button. UIKit counterpart: `rightViewMode`.
  public final var rightViewMode = ViewMode.never

  /// An empty field without a border, in the context's default font and `SystemColor.label`.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
  }
}
