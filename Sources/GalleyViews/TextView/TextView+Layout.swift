import GalleyBase
public import GalleyText
import GalleyUnicode

extension TextView: TextShowing {
  /// The layout of the text in the content's coordinates. It is never nil, because empty text has
  /// one line without characters.
  public final var placement: TextPlacement? {
    TextPlacement(layout: layout, origins: [textOrigin], fontScale: 1, scale: context.scale, baselineRounding: .down)
  }

  /// The surroundings of the text: its container, and the placeholder if it is a label.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(hasInsets: textContainerInset != .zero, stampedView: shownPlaceholderLabel)
  }

  /// The text as it is measured. Characters without a font have the view's font.
  public final var measuredText: AttributedText { editing.text.filled(with: style.font) }

  /// The text container, with its padding, line limit, line break mode and exclusion paths.
  ///
  /// The paths are in its own coordinates, whose origin is the corner inside `textContainerInset`. A set size is
  /// ignored: the width is that of the view without the insets, and the height is infinite as long as the view scrolls.
  /// UIKit counterpart: `textContainer`.
  public final var textContainer: TextContainer {
    get { container(inWidth: bounds.width, height: isScrollEnabled ? .infinity : bounds.height - ownContentInset.top) }
    set {
      containerRules = newValue
      containerRules.lineFragmentPadding = newValue.lineFragmentPadding.asExtent
      containerRules.maximumNumberOfLines = max(0, newValue.maximumNumberOfLines)
      setNeedsLayout()
    }
  }

  /// The upper left corner of the text container, in the content's coordinates.
  var textOrigin: Point { Point(x: textContainerInset.left, y: textContainerInset.top) }

  /// The host's layout of the text, or else the layout in the view's own container.
  var layout: TextLayout { textHost?.customLayout ?? layout(in: textContainer) }

  private func layout(in container: TextContainer) -> TextLayout {
    layouts.layout(in: [container], options: layoutOptions, of: TextLayouts.Source(text: laidOutText, font: style.font))
  }

  /// The text that is shaped. If it is empty, its attributes are those of the next typed text,
  /// which determine the height.
  private var laidOutText: AttributedText {
    editing.count == 0 ? AttributedText("", attributes: editing.typingAttributes) : editing.text
  }

  /// Returns the text container for a view with a given size.
  func container(inWidth width: Double, height: Double) -> TextContainer {
    var container = containerRules
    container.size = Size(
      width: max(0, width - textContainerInset.width).onLengthGrid,
      height: max(0, height - textContainerInset.height).onLengthGrid)
    return container
  }

  /// The options that apply TextKit's rules in this view.
  var layoutOptions: LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: usesFontLeading)
    if followsInterface { options.naturalAlignmentDirection = isMirrored ? .rightToLeft : .leftToRight }
    return options
  }

  /// True if natural text is aligned at the leading side of the interface. As in text fields, this
  /// applies to text that is empty or has no direction of its own, such as digits.
  ///
  /// So the caret of an empty view and its placeholder are on one side (inferred: if the text has no direction, UIKit
  /// resolves natural by the app's language).
  private var followsInterface: Bool {
    let units = editing.text.utf16
    // In left-to-right interfaces text without a direction is on that side anyway.
    guard units.isEmpty || isMirrored else { return false }
    let first = units.isEmpty ? editing.typingAttributes : editing.text.attributes(at: 0)
    guard (first.paragraphStyle?.baseWritingDirection ?? .natural) == .natural else { return false }
    return unsafe units.withUnsafeBufferPointer { unsafe firstStrongDirection(of: $0) } == .natural
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

// MARK: - Measuring

extension TextView {
  /// Returns the height of text and insets in a view of `width`, rounded up to whole points
  /// (rule: text-view-size).
  func heightOfContent(inWidth width: Double) -> Double {
    heightOfContent(with: layout(in: container(inWidth: width, height: .infinity)))
  }

  func fittingSize(inWidth width: Double) -> Size {
    let layout = layout(in: container(inWidth: width, height: .infinity))
    let needed = max(0, PixelGrid(scale: 1).ceilHolding(layout.usedSize.width + textContainerInset.width))
    let beyond = sizingRule.heightBeyond(layout, with: context.typesetter)
    // Exclusions, not the text, may determine the right margin, so the width must not be reduced.
    let isNarrowed = !containerRules.exclusionPaths.isEmpty && width < .infinity
    return Size(
      width: isNarrowed ? width : min(needed, width),
      height: heightOfContent(with: layout, beyond: beyond) + ownContentInset.top)
  }

  private func heightOfContent(with layout: TextLayout, beyond: Double = 0) -> Double {
    max(0, PixelGrid(scale: 1).ceilHolding(layout.usedHeight + beyond + textContainerInset.height))
  }
}
