import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyViews
public import UIFoundation

/// A view that shows an image, or the first of its animation images. Nothing is animated in Galley.
///
/// A picture with the mode `alwaysTemplate` is drawn in the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showPicture()
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
    self.image = image
    showPicture()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package override class func makePeer(in context: RenderContext) -> View { ImageViewPeer(in: context) }
  private var imagePeer: ImageViewPeer { peer as! ImageViewPeer }

  open var image: UIImage? { didSet { showPicture() } }
  open var highlightedImage: UIImage? { didSet { showPicture() } }
  open var isHighlighted = false { didSet { showPicture() } }
  open var animationImages: [UIImage]? { didSet { showPicture() } }
  open var highlightedAnimationImages: [UIImage]? { didSet { showPicture() } }
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Shows the first of the animation images.
  open func startAnimating() {
    isAnimating = true
    showPicture()
  }
  open func stopAnimating() {
    isAnimating = false
    showPicture()
  }

  /// Draws the image. UIKit never calls this method, so an override has an effect only in Galley.
  open override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.withCanvas { imagePeer.draw(imagePeer.bounds, on: &$0) }
  }
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      imagePeer.contentMode = newValue.inEngine
    }
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showPicture()
  }
  package override func resolveTraits() {
    super.resolveTraits()
    showPicture()
  }

  /// The image that is drawn: normal, highlighted or the first of the animation images.
  private var shown: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard isAnimating else { return still }
    return (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages)?.first ?? still
  }

  private func showPicture() {
    guard let shown else { return imagePeer.show(nil, size: .zero) }
    imagePeer.capInsets = shown.capInsets == .zero ? nil : shown.capInsets.inEngine
    imagePeer.resizingMode = shown.resizingMode == .tile ? .tile : .stretch
    imagePeer.flipsForRightToLeftLayoutDirection = shown.flipsForRightToLeftLayoutDirection
    imagePeer.show(shown.bitmap(tint: tintColor.resolvedColor(with: traits)), size: Size(shown.size))
  }
}
