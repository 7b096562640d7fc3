public import CoreGraphics
public import Foundation

/// The format of the pictures that an image renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours in a picture. Galley draws all pictures in sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point.
  open var scale: CGFloat = screenScale
  /// True for an opaque picture. Its pixels are black before anything is drawn.
  open var opaque = false
  /// The preferred range of colours.
  open var preferredRange = Range.automatic
  /// True to prefer colours beyond sRGB. Galley does not preserve them.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Creates the default format.
  public override init() {}

  /// Creates the best format for a screen with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}

/// The context in which an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.scale, orientation: .up) } ?? UIImage()
  }
}

/// An object that makes pictures of one size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  /// Creates a renderer for a rectangle in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for pictures of the given size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for pictures of the given size in points, in the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Returns the picture that `actions` draws. The picture is empty if its size is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let form = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    let scale = form.scale > 0 ? form.scale : screenScale
    guard let context = CGContext(size: form.bounds.size, scale: scale, isOpaque: form.opaque) else {
      return UIImage()
    }
    context.translateBy(x: -form.bounds.minX, y: -form.bounds.minY)
    GraphicsStack.push(context)
    defer { GraphicsStack.pop() }
    let drawing = UIGraphicsImageRendererContext(context, form)
    actions(drawing)
    return drawing.currentImage
  }

  /// Returns the picture that `actions` draws, as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns empty data, since Galley has no JPEG encoder; see `UIImage.jpegData`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
