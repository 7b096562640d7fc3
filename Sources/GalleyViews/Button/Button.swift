public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A control with a title and a picture. UIKit counterpart: UIButton with the type `custom`.
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
  /// The default font size of titles, in points. UIKit counterpart: `UIFont.buttonFontSize`.
  public static let fontSize: Double = 18

  let titleLabel: Label
  let subtitleLabel: Label
  var storedTitle: AttributedText?
  var storedSubtitle: AttributedText?

  /// The default font of the title. UIKit counterpart: `titleLabel?.font`.
  public final var font: Font { didSet { titleChanged() } }
  /// The default colour of the title. It is white at first, as on UIKit's custom buttons.
  ///
  /// UIKit counterpart: `setTitleColor(_:for:)` with `normal`.
  public final var titleColor = Color.white {
    didSet {
      hasOwnTitleColor = true
      titleChanged()
    }
  }
  private(set) var hasOwnTitleColor = false
  /// The default colour of the title while the button is disabled; nil uses `titleColor`.
  ///
  /// UIKit counterpart: `setTitleColor(_:for:)` with `disabled`.
  public final var disabledTitleColor: Color? { didSet { titleChanged() } }
  /// The line break mode of the title. By default, a title that is too wide is truncated in the
  /// middle.
  ///
  /// UIKit counterpart: `titleLabel?.lineBreakMode`.
  public final var lineBreakMode = LineBreakMode.byTruncatingMiddle { didSet { titleChanged() } }
  /// The style whose colours follow the tint colour. If it is nil, only the other properties
  /// determine the appearance.
  ///
  /// Setting it also sets the insets and allows several lines in the title; both can be changed afterwards. UIKit
  /// counterpart: `configuration`.
  public final var configuration: ButtonConfiguration? {
    didSet {
      guard configuration != nil else { return titleChanged() }
      contentEdgeInsets = ButtonConfiguration.contentInsets
      lineBreakMode = .byWordWrapping
      numberOfLines = 0
    }
  }
  /// The maximum number of lines of the title; 0 means no limit. UIKit counterpart: `titleLabel?.numberOfLines`.
  public final var numberOfLines = 1 { didSet { titleChanged() } }
  /// The space between title and subtitle, in points; initially 1.
  ///
  /// UIKit counterpart: UIButton.Configuration's `titlePadding`.
  public final var titlePadding: Double = 1 {
    didSet {
      titlePadding = titlePadding.asExtent
      setNeedsLayout()
    }
  }
  /// The alignment of title and subtitle relative to each other.
  ///
  /// UIKit counterpart: UIButton.Configuration's `titleAlignment`.
  public final var titleAlignment = TitleAlignment.automatic { didSet { titleChanged() } }
  /// The picture behind all other content, filling the bounds; nil for none.
  ///
  /// UIKit counterpart: `setBackgroundImage(_:for:)` with `normal`, and a configuration's `background.image`.
  public final var backgroundImage: ButtonImage?
  /// The scaling of the background picture to the bounds.
  ///
  /// UIKit counterpart: UIBackgroundConfiguration's `imageContentMode`.
  public final var backgroundImageContentMode = ContentMode.scaleToFill
  /// The contents for each state. Missing values are taken from the normal state.
  ///
  /// UIKit counterpart: the setters of UIButton that take a state.
  public final var stateContents: [State: ButtonContent] = [:] { didSet { titleChanged() } }
  /// True if the button is selected. The appearance only changes if `stateContents` has contents
  /// for the state. UIKit counterpart: `isSelected`.
  public final var isSelected = false { didSet { titleChanged() } }
  /// True if the button is pressed. The appearance only changes if `stateContents` has contents for
  /// the state. UIKit counterpart: `isHighlighted`.
  public final var isHighlighted = false { didSet { titleChanged() } }
  /// The picture beside the title; nil for none. UIKit counterpart: `setImage(_:for:)` with `normal`.
  public final var image: ButtonImage? { didSet { titleChanged() } }
  /// The space around the title, in points. It moves the title within the content rectangle. UIKit
  /// counterpart: `titleEdgeInsets`.
  public final var titleEdgeInsets = EdgeInsets.zero { didSet { titleEdgeInsets = titleEdgeInsets.asGeometry } }
  /// The space around the picture, in points. It moves the picture within the content rectangle.
  /// UIKit counterpart: `imageEdgeInsets`.
  public final var imageEdgeInsets = EdgeInsets.zero { didSet { imageEdgeInsets = imageEdgeInsets.asGeometry } }
  /// The space between picture and title, in points. UIKit counterpart: UIButton.Configuration's `imagePadding`.
  public final var imagePadding: Double = 0 { didSet { imagePadding = imagePadding.asExtent } }
  /// The position of the picture relative to the title. UIKit counterpart: UIButton.Configuration's `imagePlacement`.
  public final var imagePlacement = ImagePlacement.leading { didSet { titleChanged() } }
  package final var constrainedWidth: Double?
  /// The space between the bounds and the content, in points; initially zero. UIKit counterpart:
  /// `contentEdgeInsets`.
  public final var contentEdgeInsets = EdgeInsets.zero { didSet { contentEdgeInsets = contentEdgeInsets.asGeometry } }
  /// The horizontal alignment of the title. UIKit counterpart: `contentHorizontalAlignment`.
  public final var contentHorizontalAlignment = HorizontalAlignment.center
  /// True if the button reacts to the user.
  ///
  /// Only `disabledTitleColor` and `stateContents` change the appearance of a disabled button. UIKit counterpart:
  /// `isEnabled`.
  open override var isEnabled: Bool { didSet { titleChanged() } }

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates a button without a title.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    titleLabel = Label(in: context)
    subtitleLabel = Label(in: context)
    font = context.defaultFont.withSize(Button.fontSize)
    super.init(frame: frame, in: context)
    titleChanged()
  }

  override var fillsGround: Bool { configuration == nil }

  override func contextChanged() {
    titleLabel.move(to: context)
    subtitleLabel.move(to: context)
  }

  // MARK: Rectangles

  /// Returns the bounds without `contentEdgeInsets`. UIKit counterpart: `contentRect(forBounds:)`.
  open func contentRect(forBounds bounds: Rect) -> Rect {
    let rect = bounds.inset(by: contentEdgeInsets)
    return Rect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Returns the rectangle of the title. The title is never wider than the content rectangle.
  ///
  /// UIKit counterpart: `titleRect(forContentRect:)`.
  open func titleRect(forContentRect contentRect: Rect) -> Rect { arrangement.titleRect(in: contentRect) }

  /// Returns the rectangle of the picture; empty without a picture. The picture is never larger
  /// than the content rectangle.
  ///
  /// UIKit counterpart: `imageRect(forContentRect:)`.
  open func imageRect(forContentRect contentRect: Rect) -> Rect { arrangement.imageRect(in: contentRect) }

  /// Returns the rectangle of the subtitle below the title; empty without a subtitle.
  public final func subtitleRect(forContentRect contentRect: Rect) -> Rect {
    arrangement.subtitleRect(in: contentRect)
  }

  // MARK: Drawing and measuring

  /// Draws the background, the picture, the title and the subtitle in their rectangles.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    let foreground = configuration.map { $0.foreground(of: self) }
    if let configuration { drawGround(configuration, on: &canvas) }
    drawBackgroundImage(foreground ?? tintColor, on: &canvas)
    colorTitle()
    if let image = current.image {
      image.draw(in: imageRect(forContentRect: contentRect(forBounds: bounds)), foreground ?? tintColor, on: &canvas)
    }
    titleLabel.drawText(in: titleRect(forContentRect: contentRect(forBounds: bounds)), on: &canvas)
    guard hasSubtitle else { return }
    subtitleLabel.textColor = titleLabel.textColor
    subtitleLabel.drawText(in: subtitleRect(forContentRect: contentRect(forBounds: bounds)), on: &canvas)
  }

  /// Returns the size that holds title and picture, including `contentEdgeInsets`.
  ///
  /// The width matters only if the title may have several lines.
  open override func sizeThatFits(_ size: Size) -> Size {
    numberOfLines == 1 || size.width <= 0 ? intrinsicContentSize : wholeSize(inWidth: size.width)
  }

  /// The size that holds title and picture, including `contentEdgeInsets`. UIKit counterpart:
  /// `intrinsicContentSize`.
  open override var intrinsicContentSize: Size {
    wholeSize(inWidth: constrainedWidth ?? .infinity)
  }

  private func wholeSize(inWidth width: Double) -> Size {
    let content = arrangement.size(inWidth: max(0, width - contentEdgeInsets.width))
    return Size(width: content.width + contentEdgeInsets.width, height: content.height + contentEdgeInsets.height)
  }

  private func drawGround(_ configuration: ButtonConfiguration, on canvas: inout Canvas) {
    guard let color = backgroundColor ?? configuration.ground(of: self) else { return }
    canvas.fill(bounds, color, cornerRadius: groundRadius, cornerCurve: cornerCurve)
  }

  private func drawBackgroundImage(_ tint: Color, on canvas: inout Canvas) {
    guard let image = current.backgroundImage else { return }
    let area = backgroundImageContentMode.rect(of: image.size, in: bounds)
    canvas.withSavedState { canvas in
      canvas.clip(to: bounds, cornerRadius: groundRadius, cornerCurve: cornerCurve)
      image.draw(in: area, tint, on: &canvas)
    }
  }

  /// The corner radius of the background, in points.
  private var groundRadius: Double {
    cornerRadius > 0 ? cornerRadius : configuration?.cornerRadius(inHeight: bounds.height) ?? 0
  }

  /// The title, which screen readers use as the accessibility label.
  open override var accessibilityLabel: String? { title }
}

extension Button {
  /// The alignment of title and subtitle relative to each other.
  ///
  /// UIKit counterpart: UIButton.Configuration.TitleAlignment.
  public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
    /// Title and subtitle are centred if the picture is above or below them, and otherwise aligned
    /// at the leading edge.
    case automatic
    /// Title and subtitle begin at the same leading edge.
    case leading
    /// Title and subtitle have the same centre.
    case center
    /// Title and subtitle end at the same trailing edge.
    case trailing
  }

  /// The position of the picture relative to the title. UIKit counterpart: NSDirectionalRectEdge,
  /// limited to one edge.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// The picture is on the leading side of the title.
    case leading
    /// The picture is on the trailing side of the title.
    case trailing
    /// The picture is above the title.
    case top
    /// The picture is below the title.
    case bottom
  }

  /// The horizontal alignment of a control's content. UIKit counterpart: UIControl.ContentHorizontalAlignment.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// The content is in the middle.
    case center
    /// The content is at the left edge.
    case left
    /// The content is at the right edge.
    case right
    /// The content fills the width, and the title is at its leading edge.
    case fill
    /// The content is at the leading edge of the interface.
    case leading
    /// The content is at the trailing edge of the interface.
    case trailing
  }
}
