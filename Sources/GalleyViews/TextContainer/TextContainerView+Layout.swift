import GalleyBase
public import GalleyText
import GalleyUnicode

extension TextContainerView: TextShowing {
  /// The text without attributes. Setting it replaces `attributedText` with text of a single style.
  public final var text: String? {
    get { attributedText.string }
    set { attributedText = AttributedText(newValue ?? "") }
  }

  /// The layout of the text as it is drawn in the bounds. It is never nil, because an empty text
  /// has one line without characters.
  public final var placement: TextPlacement? {
    let placed = placedContainers(in: bounds)
    return TextPlacement(
      layout: layout(in: placed.map(\.container)), origins: placed.map(\.origin), fontScale: 1, scale: context.scale,
      baselineRounding: .down)
  }

  /// Always nil: the view has no placeholder.
  public final var placeholderPlacement: TextPlacement? { nil }

  /// The surroundings of the text, which are the layout's own containers.
  public final var textSurroundings: TextSurroundings { TextSurroundings() }

  /// The text as it is measured. Characters without a font have the view's font.
  public final var measuredText: AttributedText { attributedText.filled(with: font) }

  /// The UTF-16 range of the text that does not fit in the view's current size; nil if all text
  /// fits.
  public final var overflow: Range<Int>? { placement?.layout.overflow }

  func layout(in containers: [TextContainer]) -> TextLayout {
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: usesFontLeading)
    options.alignment = textAlignment
    return layouts.layout(in: containers, options: options, of: TextLayouts.Source(text: attributedText, font: font))
  }
}

// MARK: - Containers

extension TextContainerView {
  /// Returns the containers of a view with the given bounds, in the order in which text fills them.
  ///
  /// A container with a width of 0 or less has no limit, so that no text is dropped (documented: NSTextContainer's
  /// `size`, of which 0 and less means no limitation).
  func placedContainers(in bounds: Rect) -> [PlacedTextContainer] {
    boundedContainers(in: bounds).map { placed in
      var placed = placed
      if !(placed.container.size.width > 0) { placed.container.size.width = .infinity }
      return placed
    }
  }

  private func boundedContainers(in bounds: Rect) -> [PlacedTextContainer] {
    guard containers.isEmpty else {
      return containers.map { placed in
        var placed = placed
        placed.container.exclusionPaths += paths(from: placed.origin)
        placed.origin = Point(x: placed.origin.x + bounds.minX, y: placed.origin.y + bounds.minY)
        return placed
      }
    }
    let columns = columns ?? TextColumns(count: 1)
    let width = columns.columnWidth(in: bounds.width)
    let places = (0..<columns.count).map { (Double($0) * (width + columns.spacing)).onLengthGrid }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? places.reversed() : places).map { x in
      PlacedTextContainer(
        origin: Point(x: bounds.minX + x, y: bounds.minY),
        container: TextContainer(
          size: Size(width: width, height: bounds.height), lineFragmentPadding: lineFragmentPadding,
          maximumNumberOfLines: maximumNumberOfLines, exclusionPaths: paths(from: Point(x: x, y: 0)),
          lineBreakMode: lineBreakMode))
    }
  }

  /// Returns the view's exclusion paths, in the coordinates of a container with the given origin.
  private func paths(from origin: Point) -> [Path] {
    origin == .zero ? exclusionPaths : exclusionPaths.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

// MARK: - Measuring

extension TextContainerView {
  func fittingSize(inWidth width: Double) -> Size {
    let grid = PixelGrid(scale: context.scale)
    if !containers.isEmpty { return extentOfContainers(grid) }
    if let columns, columns.count > 1 {
      let unlimited = columns.width(ofColumns: grid.ceilHolding(usedSize(in: .infinity).width))
      let width = min(width, unlimited)
      return Size(width: width, height: balancedHeight(inWidth: width, grid))
    }
    let used = usedSize(in: width)
    // Exclusions, not the text, may determine the right margin, so the width must not be reduced.
    let isNarrowed = !exclusionPaths.isEmpty && width < .infinity
    return Size(
      width: isNarrowed ? width : min(grid.ceilHolding(used.width), width), height: grid.ceilHolding(used.height))
  }

  private func wrappedLayout(inWidth width: Double, height: Double) -> TextLayout {
    let containers = placedContainers(in: Rect(x: 0, y: 0, width: width, height: height)).map { placed in
      var container = placed.container
      if !container.lineBreakMode.wraps { container.lineBreakMode = .byWordWrapping }
      return container
    }
    return layout(in: containers)
  }

  /// Returns the size that the text uses in a single container of a width.
  private func usedSize(in width: Double) -> Size {
    var container = placedContainers(in: Rect(x: 0, y: 0, width: 0, height: .infinity))[0].container
    container.size.width = width.onLengthGrid
    container.exclusionPaths = exclusionPaths
    return layout(in: [container]).usedSize
  }

  /// Returns the minimum height, in whole pixels, in which the columns hold all text, or all lines
  /// that their line limits permit.
  ///
  /// It is computed with wrapping containers, because those that truncate or clip hold all text in any height.
  private func balancedHeight(inWidth width: Double, _ grid: PixelGrid) -> Double {
    let unlimited = wrappedLayout(inWidth: width, height: .infinity)
    let high = Int((grid.ceilHolding(unlimited.greatestUsedHeight) * context.scale).rounded())
    guard unlimited.overflow == nil else { return Double(high) / context.scale }
    let tooLow = (0..<high).lastByHalving { pixels in
      let layout = wrappedLayout(inWidth: width, height: (Double(pixels) / context.scale).onLengthGrid)
      return layout.overflow != nil || layout.lines.isEmpty
    }
    return (Double(min(high, tooLow + 1)) / context.scale).onLengthGrid
  }

  /// Returns the extent of the containers to the right and downwards. For a container without a
  /// limit, the extent of its text is used.
  private func extentOfContainers(_ grid: PixelGrid) -> Size {
    let placed = placedContainers(in: .zero)
    let layout = layout(in: placed.map(\.container))
    var extent = Size.zero
    for (index, item) in placed.enumerated() {
      let used = layout.usedSize(inContainer: index)
      let width = item.container.size.width == .infinity ? used.width : item.container.size.width
      let height = item.container.size.height == .infinity ? used.height : item.container.size.height
      extent.width = max(extent.width, grid.ceilHolding(item.origin.x + width))
      extent.height = max(extent.height, grid.ceilHolding(item.origin.y + height))
    }
    return extent
  }
}

extension TextLayout {
  /// The lower edge of the lowest used rectangle in all containers.
  fileprivate var greatestUsedHeight: Double { lines.reduce(0) { max($0, $1.usedRect.maxY) } }
}
