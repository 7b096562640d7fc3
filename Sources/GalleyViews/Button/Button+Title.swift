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

  /// Gives the title the colour of the configuration, if it has none of its own.
  func colorTitle() {
    if let foreground = configuration?.foreground(of: self), !hasOwnTitleColor { titleLabel.textColor = foreground }
  }

  /// Updates the title label. The text is set last, so that its own attributes win.
  func titleChanged() {
    titleLabel.font = font
    titleLabel.textColor = isEnabled ? titleColor : disabledTitleColor ?? titleColor
    titleLabel.attributedText = storedTitle
    titleLabel.lineBreakMode = lineBreakMode
    titleLabel.numberOfLines = numberOfLines
    if numberOfLines != 1, contentHorizontalAlignment == .center { titleLabel.textAlignment = .center }
    setNeedsLayout()
  }
}

extension Button.HorizontalAlignment {
  /// Returns the alignment with `leading` and `trailing` replaced by `left` and `right`.
  func resolved(in direction: LayoutDirection) -> Button.HorizontalAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    case .left, .right, .center, .fill: self
    }
  }
}
