import CoreGraphics
import GalleyBase
import GalleyViews
import UIFoundation

extension UIButton {
  /// The layout of title, subtitle and image in the current state. The engine computes it.
  final var arrangement: ButtonArrangement {
    var result = ButtonArrangement(scale: contentScaleFactor, direction: peer.effectiveUserInterfaceLayoutDirection)
    result.image = currentImage.map { Size($0.size) }
    result.title = textSize(of: storedTitleLabel)
    result.subtitle = textSize(of: storedSubtitleLabel)
    if let configuration {
      result.imagePadding = configuration.imagePadding
      result.titlePadding = configuration.titlePadding
      result.imagePlacement = configuration.imagePlacement.inEngine
      result.titleAlignment = configuration.titleAlignment.inEngine
    } else {
      result.imageEdgeInsets = imageEdgeInsets.inEngine
      result.titleEdgeInsets = titleEdgeInsets.inEngine
    }
    result.horizontal = effectiveContentHorizontalAlignment.inEngine
    result.vertical = contentVerticalAlignment.inEngine
    return result
  }

  /// Returns a closure that measures a label's text in a given width; nil if there is no label or
  /// its text is empty.
  private func textSize(of label: UILabel?) -> ButtonArrangement.TextSize? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { width in
      guard label.numberOfLines != 1, width < .infinity else { return Size(label.intrinsicContentSize) }
      return width > 0
        ? Size(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))) : .zero
    }
  }
}

extension NSDirectionalRectEdge {
  /// The engine's value for the side of the image; the leading side if several edges are set.
  fileprivate var inEngine: Button.ImagePlacement {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: .trailing
    default: .leading
    }
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate var inEngine: Button.TitleAlignment {
    switch self {
    case .automatic: .automatic
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
