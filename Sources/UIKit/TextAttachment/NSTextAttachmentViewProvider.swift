import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that creates the view that displays a text attachment, and determines its bounds.
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment. The provider does not retain it.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text. The provider does not retain it.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The location of the attachment in the text.
  open package(set) var location: any NSTextLocation
  /// True if the provider's `attachmentBounds(for:…)` determines the bounds, by default the size of
  /// the view. False if the attachment's method does. A change of the view's bounds is noticed at the
  /// next layout of the text view.
  open var tracksTextAttachmentViewBounds = false
  /// The view. When it is first read, it is created by `loadView()`. (That the property calls the
  /// method is from memory.)
  open var view: UIView? {
    get {
      if !hasLoaded {
        hasLoaded = true
        loadView()
      }
      return loadedView
    }
    set { (loadedView, hasLoaded) = (newValue, true) }
  }
  private var loadedView: UIView?
  /// True if the view was set, or `loadView()` was called.
  private var hasLoaded = false

  /// Creates a provider for an attachment at a location. The provider retains only the location.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// Creates the view. Subclasses override this method and set `view`. It sets an empty view.
  open func loadView() { view = UIView() }

  /// Returns the rectangle of the attachment, relative to the glyph's origin and with y upwards: the
  /// view's size on the baseline or, if the view has no size, the attachment's own bounds.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if let size = view?.bounds.size, size != .zero { return CGRect(origin: .zero, size: size) }
    return textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position) ?? .zero
  }
}
