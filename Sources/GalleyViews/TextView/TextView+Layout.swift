import GalleyBase
public import GalleyText
import GalleyUnicode

extension TextView: TextShowing {
  /// The text as it is laid out, in the content's coordinates. Never nil: empty text has one line without characters.
  public final var placement: TextPlacement? {
    TextPlacement(layout: layout, origins: [textOrigin], fontScale: 1, scale: context.scale, baselineRounding: .down)
  }

  /// The containers of the text, and a placeholder that is a label.
  public final var textSurroundings: TextSurroundings {
    TextSurroundings(hasInsets: textContainerInset != .zero, stampedView: shownPlaceholderLabel)
  }

  /// The text with the view's font where it names none.
  public final var measuredText: AttributedText { editing.text.filled(with: style.font) }

  /// The text container: its padding, line limit, mode and exclusion paths, which are in its own coordinates, from the
  /// corner that `textContainerInset` leaves. Its size always follows from the view, whatever is set: as wide as the
  /// insets leave, and endless downwards as long as the view scrolls. UIKit counterpart: `textContainer`.
  public final var textContainer: TextContainer {
    get { container(inWidth: bounds.width, height: isScrollEnabled ? .infinity : bounds.height - ownContentInset.top) }
    set {
      containerRules = newValue
      containerRules.lineFragmentPadding = newValue.lineFragmentPadding.asExtent
      containerRules.maximumNumberOfLines = max(0, newValue.maximumNumberOfLines)
      setNeedsLayout()
    }
  }

  /// The text container's upper left corner in the content.
  var textOrigin: Point { Point(x: textContainerInset.left, y: textContainerInset.top) }

  /// The layout in the view's own container.
  var layout: TextLayout { textHost?.customLayout ?? layout(in: textContainer) }

  private func layout(in container: TextContainer) -> TextLayout {
    layouts.layout(in: [container], options: layoutOptions, of: TextLayouts.Source(text: laidOutText, font: style.font))
  }

  /// The text as it is shaped: an empty one has the height of what is typed next.
  private var laidOutText: AttributedText {
    editing.count == 0 ? AttributedText("", attributes: editing.typingAttributes) : editing.text
  }

  /// The container of a view of some size.
  func container(inWidth width: Double, height: Double) -> TextContainer {
    var container = containerRules
    container.size = Size(
      width: max(0, width - textContainerInset.width).onLengthGrid,
      height: max(0, height - textContainerInset.height).onLengthGrid)
    return container
  }

  /// TextKit's rules, as this view follows them.
  var layoutOptions: LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: usesFontLeading)
    if followsInterface { options.naturalAlignmentDirection = isMirrored ? .rightToLeft : .leftToRight }
    return options
  }

  /// True if natural text stands at the side where the interface begins: it is empty, or has no direction of its own,
  /// such as digits, as in fields. So the caret of an empty view and its placeholder stand on one side (inferred: UIKit
  /// resolves a natural direction that the text does not say by the app's language).
  private var followsInterface: Bool {
    let units = editing.text.utf16
    // From left to right that is where text without a direction stands anyway.
    guard units.isEmpty || isMirrored else { return false }
    let first = units.isEmpty ? editing.typingAttributes : editing.text.attributes(at: 0)
    guard (first.paragraphStyle?.baseWritingDirection ?? .natural) == .natural else { return false }
    return unsafe units.withUnsafeBufferPointer { unsafe firstStrongDirection(of: $0) } == .natural
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

// MARK: - Measuring

extension TextView {
  /// The height of the content of a view that is `width` wide: text and insets, rounded up to whole points
  /// (rule: text-view-size).
  func heightOfContent(inWidth width: Double) -> Double {
    heightOfContent(with: layout(in: container(inWidth: width, height: .infinity)))
  }

  func fittingSize(inWidth width: Double) -> Size {
    let layout = layout(in: container(inWidth: width, height: .infinity))
    let needed = max(0, PixelGrid(scale: 1).ceilHolding(layout.usedSize.width + textContainerInset.width))
    let beyond = sizingRule.heightBeyond(layout, with: context.typesetter)
    // Next to an exclusion the margins on the right are not the text's own, so nothing may be taken away there.
    let isNarrowed = !containerRules.exclusionPaths.isEmpty && width < .infinity
    return Size(
      width: isNarrowed ? width : min(needed, width),
      height: heightOfContent(with: layout, beyond: beyond) + ownContentInset.top)
  }

  private func heightOfContent(with layout: TextLayout, beyond: Double = 0) -> Double {
    max(0, PixelGrid(scale: 1).ceilHolding(layout.usedHeight + beyond + textContainerInset.height))
  }
}
