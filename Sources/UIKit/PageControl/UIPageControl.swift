import CoreGraphics
public import Foundation
public import UIFoundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// The way in which the user interacts with the control.
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The index of the current page, limited by the number of pages.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// True if the dots are hidden for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// True if touches wait for `updateCurrentPageDisplay()`. It has had no effect since iOS 14.
  open var defersCurrentPageDisplay = false
  /// The colour of the dots of other pages.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The background style of the dots. The background is not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The current interaction: always none.
  open var interactionState: InteractionState { .none }
  /// True if dragging a finger changes the page continuously.
  open var allowsContinuousInteraction = true
  /// The image that replaces the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var images: [Int: UIImage] = [:]
  private var storedPage = 0

  /// Creates a page control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a page control without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Sets the image that replaces a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that replaces a page's dot; nil if the dot is drawn.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

  /// Redraws the dots.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Returns the minimum size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.distance + 17, height: 26)
  }

  private static let distance: CGFloat = 17
  private static let diameter: CGFloat = 7

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Selects the previous or next page, depending on the half in which the touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.first else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let start = bounds.midX - CGFloat(numberOfPages - 1) * Self.distance / 2
    for page in 0..<numberOfPages {
      let centre = CGPoint(x: start + CGFloat(page) * Self.distance, y: bounds.midY)
      let colour =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let size = indicatorImage(forPage: page)?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
      let place = CGRect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
      if let image = indicatorImage(forPage: page) {
        image.withTintColor(colour).draw(in: place)
      } else {
        colour.setFill()
        UIBezierPath(ovalIn: place).fill()
      }
    }
  }
}
