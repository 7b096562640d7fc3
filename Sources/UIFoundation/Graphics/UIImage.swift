public import CoreGraphics
public import Foundation

/// A picture with its scale and its drawing options. The object is immutable. The class is
/// `Sendable` because UIKit's class is.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The pixels of a picture and its drawing options.
  struct Content: Equatable {
    var image: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    var tint: UIColor?
    var configuration: Configuration?
    var symbolConfiguration: SymbolConfiguration?
    var isSymbol = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  /// The pixels and the drawing options.
  let content: Content

  /// Creates a picture with this content.
  init(content: Content) { self.content = content }

  /// Creates a picture without pixels.
  public override init() { content = Content() }

  // MARK: Sources

  /// Creates a picture from a Core Graphics image, with one pixel per point.
  public init(cgImage: CGImage) { content = Content(image: cgImage) }

  /// Creates a picture from a Core Graphics image, with `scale` pixels per point. `orientation` is
  /// the side that is the picture's upper edge.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = Content(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// Creates a picture from PNG data; nil for other formats, which are not supported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from PNG data with `scale` pixels per point; nil for other formats.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(png: data) else { return nil }
    content = Content(image: image, scale: scale > 0 ? scale : 1)
  }

  /// Creates a picture from a PNG file; nil if there is no readable file. The file's name may
  /// contain its scale: `@2x`. A file for the screen's scale is preferred.
  public init?(contentsOfFile path: String) {
    guard let found = PictureFiles.content(ofFile: path) else { return nil }
    content = found
  }

  /// Creates the picture with this name from the main bundle or from the asset folders of
  /// `UIKitEnvironment`; nil if there is no such picture.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the picture with this name that suits the traits, from the bundle or from the asset
  /// folders of `UIKitEnvironment`; nil if there is no such picture.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = PictureFiles(bundle: bundle, traits: traitCollection ?? .current).content(named: name) else {
      return nil
    }
    content = found
  }

  /// Creates the picture with this name, and applies a configuration to it; nil if there is no such
  /// picture.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates a symbol: the picture with this name in the asset folders of `UIKitEnvironment`. It is
  /// nil if there is no such picture, since Apple's symbols are not included.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol with a configuration; see `init(systemName:)`.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard var found = PictureFiles(traits: .current).content(named: name) else { return nil }
    found.isSymbol = true
    found.renderingMode = .alwaysTemplate
    found.configuration = configuration
    found.symbolConfiguration = configuration as? SymbolConfiguration
    content = found
  }

  /// Creates a symbol that suits the traits; see `init(systemName:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the picture of an image literal. It is empty if the picture is not found.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(content: PictureFiles(traits: .current).content(named: name) ?? Content())
  }

  /// Creates a picture from an archive.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, ifPresent: "UIImageData"),
      let image = CGImage(png: data as Data)
    else { return nil }
    content = Content(image: image, scale: max(1, CGFloat(coder.decodeDouble(forKey: "UIScale"))))
  }

  /// Always true, since pictures can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes pixels and scale.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  // MARK: Properties

  /// The Core Graphics image with the pixels; nil for an empty picture.
  open var cgImage: CGImage? { content.image ?? content.frames?.first?.cgImage }
  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// The side of the pixel data that is the picture's upper edge.
  open var imageOrientation: Orientation { content.orientation }
  /// The size of the picture, in points.
  open var size: CGSize {
    guard let image = cgImage else { return .zero }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }
  /// The rendering mode that views use.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The edges that keep their size when the picture is resized.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// The way in which the middle of the picture is enlarged.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The margins that layout ignores.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// True if the picture has a baseline.
  open var hasBaseline: Bool { content.baselineOffset != nil }
  /// The distance of the baseline from the lower edge; nil without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// True if views mirror the picture in right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// True if the picture is a symbol.
  open var isSymbolImage: Bool { content.isSymbol }
  /// The traits for which the picture was chosen; nil if there are none.
  open var configuration: Configuration? { content.configuration }
  /// The size and weight of a symbol; nil for other pictures.
  open var symbolConfiguration: SymbolConfiguration? { content.symbolConfiguration }
  /// The traits for which the picture was chosen.
  open var traitCollection: UITraitCollection { content.configuration?.traitCollection ?? UITraitCollection() }
  /// The pictures of an animation; nil for a single picture.
  open var images: [UIImage]? { content.frames }
  /// The duration of an animation, in seconds.
  open var duration: TimeInterval { content.duration }

  // MARK: Equality

  /// Returns true if the object is a picture with the same pixels and drawing options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  /// The hash value of the Core Graphics image and the scale.
  open override var hash: Int { content.image.hashValue ^ content.scale.hashValue }

  /// Returns the picture itself, since it is immutable.
  open override func copy() -> Any { self }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
