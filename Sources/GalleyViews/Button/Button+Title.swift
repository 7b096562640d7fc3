import GalleyBase
public import GalleyText

extension Button {
  /// The characters of the title. Setting it replaces `attributedTitle`. UIKit counterpart: `setTitle(_:for:)` with
  /// `normal`.
  public final var title: String? {
    get { storedTitle?.string }
    set { attributedTitle = newValue.map { AttributedText($0) } }
  }

  /// The title with its attributes; the button's font and colour are the defaults. Setting it replaces `title`.
  /// UIKit counterpart: `setAttributedTitle(_:for:)` with `normal`.
  public final var attributedTitle: AttributedText? {
    get { storedTitle }
    set {
      storedTitle = newValue
      titleChanged()
    }
  }

  /// The characters of the title; nil if it was never set.
  public final var text: String? { title }

  /// The placement of the title; nil without a title.
  public final var placement: TextPlacement? {
    titleLabel.placement(in: titleRect(forContentRect: contentRect(forBounds: bounds)))
  }

  /// Nil: a button has no placeholder.
  public final var placeholderPlacement: TextPlacement? { nil }

  /// The rectangle of the title.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(containers: [titleRect(forContentRect: contentRect(forBounds: bounds))])
  }

  /// The title, with the button's font where it has none.
  public final var measuredText: AttributedText { titleLabel.measuredText }

  /// Updates the title label. The text is set last, so that its own attributes win.
  func titleChanged() {
    titleLabel.font = font
    titleLabel.textColor = isEnabled ? titleColor : disabledTitleColor ?? titleColor
    titleLabel.attributedText = storedTitle
    titleLabel.lineBreakMode = lineBreakMode
    setNeedsLayout()
  }

  /// Returns the title's rectangle within the content rectangle. Its size is the label's, in whole pixels, and so is
  /// its origin, halves rounded up.
  func standardTitleRect(in content: Rect) -> Rect {
    titleLabel.semanticContentAttribute = semanticContentAttribute
    let grid = PixelGrid(scale: context.scale)
    let natural = titleLabel.intrinsicContentSize
    var size = Size(width: min(natural.width, content.width), height: natural.height)
    var origin = content.origin
    switch contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection) {
    case .right: origin.x = grid.round(content.maxX - size.width)
    case .fill: size.width = content.width
    case .left: origin.x = grid.round(content.minX)
    case .center, .leading, .trailing: origin.x = grid.round(content.minX + (content.width - size.width) / 2)
    }
    switch contentVerticalAlignment {
    case .center: origin.y = grid.round(content.minY + (content.height - size.height) / 2)
    case .top: origin.y = grid.round(content.minY)
    case .bottom: origin.y = grid.round(content.maxY - size.height)
    case .fill: size.height = content.height
    }
    return Rect(origin: origin, size: size)
  }
}

extension Button.HorizontalAlignment {
  /// Returns the alignment with `leading` and `trailing` replaced by `left` and `right`.
  fileprivate func resolved(in direction: LayoutDirection) -> Button.HorizontalAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    case .left, .right, .center, .fill: self
    }
  }
}
