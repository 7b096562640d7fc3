import CoreGraphics
public import Foundation

extension UIImage {
  private func changed(_ change: (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }

  /// Returns the picture with a different rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the picture with all pixels in a single colour. The pixels keep only their opacity.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode == .automatic ? .alwaysTemplate : renderingMode)
  }

  /// Returns the picture with all pixels in a single colour, and with the given rendering mode. The
  /// pixels keep only their opacity.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns a resizable picture whose edges keep their size. Its middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable picture whose edges keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// Returns a resizable picture whose edges keep their size. One point between them is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of the left edge that keeps its size, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the upper edge that keeps its size, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Returns the picture with margins that layout ignores.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the picture with a baseline at a distance from its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  /// Returns a picture that views mirror in right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// Returns the picture mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the picture with a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { content in
      content.configuration = configuration
      content.symbolConfiguration = configuration as? SymbolConfiguration ?? content.symbolConfiguration
    }
  }

  /// Returns the symbol with a different configuration; nil if the picture is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns an animation of pictures; nil if there are no pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed { ($0.frames, $0.duration) = (images, duration) }
  }

  /// Returns an animation of the pictures `name`0, `name`1 and so on; nil if there is no such
  /// picture.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      guard let image = UIImage(named: "\(name)\(index)") else {
        if index == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the picture itself, which is already decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the picture scaled to a size; nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension UIImage.Orientation {
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
