import GalleyBase
public import GalleyText

extension Button {
  /// The title without attributes. Setting it replaces `attributedTitle`. UIKit counterpart:
  /// `setTitle(_:for:)` with `normal`.
  public final var title: String? {
    get { storedTitle?.string }
    set { attributedTitle = newValue.map { AttributedText($0) } }
  }

  /// The title with its attributes. Characters without a font or colour use the button's.
  ///
  /// Setting it replaces `title`. UIKit counterpart: `setAttributedTitle(_:for:)` with `normal`.
  public final var attributedTitle: AttributedText? {
    get { storedTitle }
    set {
      storedTitle = newValue
      titleChanged()
    }
  }

  /// The text below the title; nil for none.
  ///
  /// Setting it replaces `attributedSubtitle`. UIKit counterpart: UIButton.Configuration's `subtitle`.
  public final var subtitle: String? {
    get { storedSubtitle?.string }
    set { attributedSubtitle = newValue.map { AttributedText($0) } }
  }

  /// The text below the title with its attributes. The defaults are the text style `footnote` and
  /// the title's colour.
  ///
  /// UIKit counterpart: UIButton.Configuration's `attributedSubtitle`.
  public final var attributedSubtitle: AttributedText? {
    get { storedSubtitle }
    set {
      storedSubtitle = newValue
      titleChanged()
    }
  }

  final var hasSubtitle: Bool { storedSubtitle?.string.isEmpty == false }

  /// The title of the current state without attributes; nil if no title was set.
  public final var text: String? { current.title?.string }

  /// The layout of the title in the button; nil without a title.
  public final var placement: TextPlacement? {
    titleLabel.placement(in: titleRect(forContentRect: contentRect(forBounds: bounds)))
  }

  /// Always nil: a button has no placeholder.
  public final var placeholderPlacement: TextPlacement? { nil }

  /// The surroundings of the title's text: one container, the title's rectangle.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(containers: [titleRect(forContentRect: contentRect(forBounds: bounds))])
  }

  /// The title as it is measured. Characters without a font have the button's font.
  public final var measuredText: AttributedText { titleLabel.measuredText }

  /// Sets the title's colour from the configuration, unless the title has its own colour.
  func colorTitle() {
    guard let foreground = configuration?.foreground(of: self), !hasOwnTitleColor, current.titleColor == nil else {
      return
    }
    titleLabel.textColor = foreground
  }

  /// The colour of the title while the button is neither disabled, highlighted nor selected.
  final var normalTitleColor: Color {
    guard let configuration, !hasOwnTitleColor else { return titleColor }
    return configuration.normalForeground(of: self)
  }

  /// Passes the title's properties to the title label. The text is last, so that its own attributes
  /// take precedence.
  func titleChanged() {
    titleLabel.font = font
    let content = current
    titleLabel.textColor = content.titleColor ?? (isEnabled ? titleColor : disabledTitleColor ?? titleColor)
    titleLabel.attributedText = content.title
    titleLabel.lineBreakMode = lineBreakMode
    titleLabel.numberOfLines = numberOfLines
    if hasSubtitle { subtitleChanged() }
    if numberOfLines != 1 {
      let alignment = arrangement.lineAlignment
      (titleLabel.textAlignment, subtitleLabel.textAlignment) = (alignment, alignment)
    }
    setNeedsLayout()
  }

  private func subtitleChanged() {
    if let font = try? context.preferredFont(forTextStyle: .footnote) { subtitleLabel.font = font }
    subtitleLabel.attributedText = storedSubtitle
    subtitleLabel.lineBreakMode = lineBreakMode
    subtitleLabel.numberOfLines = numberOfLines
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
