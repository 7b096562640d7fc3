package import GalleyBase
import GalleyText

/// A view whose size depends on the width that constraints give it.
package protocol WidthMeasuring: View {
  /// True if the view's height depends on its width.
  var dependsOnWidth: Bool { get }
  /// The width that constraints gave the view; nil before the first pass.
  var constrainedWidth: Double? { get set }
}

/// A view with text, to whose baselines constraints may refer.
protocol BaselineMeasuring: View {
  /// Returns the distance from the upper edge to the first or last baseline in a view of the given
  /// size; nil without text.
  func baseline(isFirst: Bool, in size: Size) -> Double?
}

extension View {
  /// Returns the distance from the upper edge to the text's first or last baseline in a view of the
  /// given size; nil without text.
  package final func textBaseline(isFirst: Bool, in size: Size) -> Double? {
    (self as? any BaselineMeasuring)?.baseline(isFirst: isFirst, in: size)
      ?? constraintState?.host?.baseline(isFirst: isFirst, in: size)
  }
}

extension Label: WidthMeasuring {
  package final var dependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
}

extension TextView: WidthMeasuring {
  package final var dependsOnWidth: Bool { !isScrollEnabled }
}

extension Button: WidthMeasuring {
  package final var dependsOnWidth: Bool { numberOfLines != 1 }
}

extension Label: BaselineMeasuring {
  func baseline(isFirst: Bool, in size: Size) -> Double? {
    placement(in: Rect(origin: .zero, size: size).inset(by: insets))?.baseline(isFirst: isFirst)
  }
}

extension TextField: BaselineMeasuring {
  func baseline(isFirst: Bool, in size: Size) -> Double? {
    let bounds = Rect(origin: .zero, size: size)
    if showsPlaceholder {
      return placeholderPlacement(in: placeholderRect(forBounds: bounds)).baseline(isFirst: isFirst)
    }
    return idlePlacement(in: textRect(forBounds: bounds)).baseline(isFirst: isFirst)
  }
}

extension TextView: BaselineMeasuring {
  func baseline(isFirst: Bool, in size: Size) -> Double? { placement?.baseline(isFirst: isFirst) }
}

extension Button: BaselineMeasuring {
  func baseline(isFirst: Bool, in size: Size) -> Double? {
    let content = contentRect(forBounds: Rect(origin: .zero, size: size))
    if hasSubtitle, !isFirst {
      return subtitleLabel.placement(in: subtitleRect(forContentRect: content))?.baseline(isFirst: false)
    }
    return titleLabel.placement(in: titleRect(forContentRect: content))?.baseline(isFirst: isFirst)
  }
}

extension TextPlacement {
  /// Returns the first or last baseline as drawn; nil without lines.
  fileprivate func baseline(isFirst: Bool) -> Double? {
    (isFirst ? layout.lines.first : layout.lines.last).map { drawnBaseline(of: $0) }
  }
}
