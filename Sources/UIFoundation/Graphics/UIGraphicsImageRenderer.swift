public import CoreGraphics
public import Foundation

/// The format of a picture that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours; all are drawn in sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels per point.
  open var scale: CGFloat = screenScale
  /// True for a picture without opacity, black at first.
  open var opaque = false
  /// The range of colours.
  open var preferredRange = Range.automatic
  /// True for colours beyond sRGB, which are not preserved.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// The usual form.
  public override init() {}

  /// The form that suits a screen of these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}

/// The context in which a renderer of pictures draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.scale, orientation: .up) } ?? UIImage()
  }
}

/// A maker of pictures of one size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  /// A renderer of a rectangle in the usual form.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures of a size in the usual form.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Returns the picture drawn by `actions`; an empty picture for an empty size.
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

  /// Returns the picture drawn by `actions` as a PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns empty data, since there is no JPEG encoder; see `UIImage.jpegData`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
