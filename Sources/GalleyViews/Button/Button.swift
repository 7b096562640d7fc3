public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A control with a title. UIKit counterpart: UIButton of the type `custom`, without images, in the states normal and
/// disabled.
///
/// The title is a label whose size is rounded up to whole pixels. Its origin follows from the alignments and is rounded
/// to the nearest pixel, halves up (recorded: titles of Artsy-UIButtons, iOS 8 to 11 at 2x).
///
/// ```swift
/// let button = Button(frame: Rect(x: 0, y: 0, width: 120, height: 44), in: context)
/// button.title = "Send"
/// button.titleColor = SystemColor.systemBlue.color(in: .light)
/// button.contentHorizontalAlignment = .leading
/// let title = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
/// ```
open class Button: Control, TextShowing {
  /// The default size of titles, in points. UIKit counterpart: `UIFont.buttonFontSize`.
  public static let fontSize: Double = 18

  let titleLabel: Label
  var storedTitle: AttributedText?

  /// The font of characters without one. UIKit counterpart: `titleLabel?.font`.
  public final var font: Font { didSet { titleChanged() } }
  /// The colour of characters without one: white by default, as on UIKit's custom buttons.
  /// UIKit counterpart: `setTitleColor(_:for:)` with `normal`.
  public final var titleColor = Color.white { didSet { titleChanged() } }
  /// The colour of characters without one while the button is disabled; nil is `titleColor`.
  /// UIKit counterpart: `setTitleColor(_:for:)` with `disabled`.
  public final var disabledTitleColor: Color? { didSet { titleChanged() } }
  /// The truncation of a title that is too wide: in its middle by default. UIKit counterpart:
  /// `titleLabel?.lineBreakMode`.
  public final var lineBreakMode = LineBreakMode.byTruncatingMiddle { didSet { titleChanged() } }
  /// The space between bounds and title; none by default. UIKit counterpart: `contentEdgeInsets`.
  public final var contentEdgeInsets = EdgeInsets.zero { didSet { contentEdgeInsets = contentEdgeInsets.asGeometry } }
  /// The horizontal alignment of the title. UIKit counterpart: `contentHorizontalAlignment`.
  public final var contentHorizontalAlignment = HorizontalAlignment.center
  /// The vertical alignment of the title. UIKit counterpart: `contentVerticalAlignment`.
  public final var contentVerticalAlignment = VerticalAlignment.center
  /// True if the button reacts to the user. A disabled one differs in its look only by `disabledTitleColor`.
  /// UIKit counterpart: `isEnabled`.
  open override var isEnabled: Bool { didSet { titleChanged() } }

  /// A button without a title.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    titleLabel = Label(in: context)
    font = context.defaultFont.withSize(Button.fontSize)
    super.init(frame: frame, in: context)
    titleChanged()
  }

  override func contextChanged() { titleLabel.move(to: context) }

  // MARK: Rectangles

  /// Returns the bounds without `contentEdgeInsets`. UIKit counterpart: `contentRect(forBounds:)`.
  open func contentRect(forBounds bounds: Rect) -> Rect {
    let rect = bounds.inset(by: contentEdgeInsets)
    return Rect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Returns the rectangle of the title: as large as the title, but no wider than the content rectangle. UIKit
  /// counterpart: `titleRect(forContentRect:)`.
  open func titleRect(forContentRect contentRect: Rect) -> Rect { standardTitleRect(in: contentRect) }

  // MARK: Drawing and measuring

  /// Draws the title in its rectangle.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    titleLabel.drawText(in: titleRect(forContentRect: contentRect(forBounds: bounds)), on: &canvas)
  }

  /// Returns `intrinsicContentSize`, whatever `size` is.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The size of the title with `contentEdgeInsets`. UIKit counterpart: `intrinsicContentSize`.
  open override var intrinsicContentSize: Size {
    let title = titleLabel.intrinsicContentSize
    return Size(width: title.width + contentEdgeInsets.width, height: title.height + contentEdgeInsets.height)
  }

  /// The title.
  open override var accessibilityLabel: String? { title }
}

extension Button {
  /// The horizontal alignment of a control's content. UIKit counterpart: UIControl.ContentHorizontalAlignment.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// Over the full width; the title is at the leading edge.
    case fill
    /// The side where the interface begins.
    case leading
    /// The side where the interface ends.
    case trailing
  }

  /// The vertical alignment of a control's content. UIKit counterpart: UIControl.ContentVerticalAlignment.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// Over the full height; the title is centred.
    case fill
  }
}
