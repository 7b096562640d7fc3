public import CoreGraphics
public import Foundation

/// A picture with its scale and the ways to draw it. `Sendable` is UIKit's own promise, for an immutable value.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The data of a picture.
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

  /// The pixels and the ways to draw them.
  let content: Content

  /// A picture of this content.
  init(content: Content) { self.content = content }

  /// A picture without pixels.
  public override init() { content = Content() }

  // MARK: Sources

  /// A picture of pixels.
  public init(cgImage: CGImage) { content = Content(image: cgImage) }

  /// A picture of pixels, `scale` per point, with the upper edge at the side that `orientation` states.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = Content(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// A picture from a PNG; nil for other formats, which are not supported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from a PNG, `scale` pixels a point; nil for other formats.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(png: data) else { return nil }
    content = Content(image: image, scale: scale > 0 ? scale : 1)
  }

  /// A picture from a PNG file, whose name may state its scale: `@2x`. The file of the screen's scale is preferred.
  public init?(contentsOfFile path: String) {
    guard let found = PictureFiles.content(ofFile: path) else { return nil }
    content = found
  }

  /// A picture of this name: in the main bundle, or in the folders of `UIKitEnvironment`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of this name that suits the traits: in the bundle, or in the folders of `UIKitEnvironment`.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = PictureFiles(bundle: bundle, traits: traitCollection ?? .current).content(named: name) else {
      return nil
    }
    content = found
  }

  /// A picture of this name in a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// A symbol: a picture of this name in the folders of `UIKitEnvironment`; nil if there is none, since Apple's symbols
  /// are not included.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol in a configuration; see `init(systemName:)`.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard var found = PictureFiles(traits: .current).content(named: name) else { return nil }
    found.isSymbol = true
    found.renderingMode = .alwaysTemplate
    found.configuration = configuration
    found.symbolConfiguration = configuration as? SymbolConfiguration
    content = found
  }

  /// A symbol that suits the traits; see `init(systemName:)`.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The picture of an image literal; an empty one if it is not found.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(content: PictureFiles(traits: .current).content(named: name) ?? Content())
  }

  /// A picture from an archive.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, ifPresent: "UIImageData"),
      let image = CGImage(png: data as Data)
    else { return nil }
    content = Content(image: image, scale: max(1, CGFloat(coder.decodeDouble(forKey: "UIScale"))))
  }

  /// True, for pictures can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Archives pixels and scale.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  // MARK: Properties

  /// The pixels; nil for an empty picture.
  open var cgImage: CGImage? { content.image ?? content.frames?.first?.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { content.scale }
  /// The side of the pixels that is the picture's upper edge.
  open var imageOrientation: Orientation { content.orientation }
  /// The size, in points.
  open var size: CGSize {
    guard let image = cgImage else { return .zero }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }
  /// Its rendering mode in views.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The parts at the edges that do not grow when it is stretched.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// The resizing of its middle.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The parts at the edges that layout does not count.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// True if it has a baseline.
  open var hasBaseline: Bool { content.baselineOffset != nil }
  /// The distance of the baseline from the lower edge.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// True if views mirror it from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// True for a symbol.
  open var isSymbolImage: Bool { content.isSymbol }
  /// The configuration.
  open var configuration: Configuration? { content.configuration }
  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? { content.symbolConfiguration }
  /// The traits that it was chosen for.
  open var traitCollection: UITraitCollection { content.configuration?.traitCollection ?? UITraitCollection() }
  /// The pictures of an animation.
  open var images: [UIImage]? { content.frames }
  /// The time of an animation, in seconds.
  open var duration: TimeInterval { content.duration }

  // MARK: Equality

  /// Returns true for the same pixels, drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  /// The hash of size and scale.
  open override var hash: Int { content.image.hashValue ^ content.scale.hashValue }

  /// Returns the picture itself, which does not change.
  open override func copy() -> Any { self }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a literal of a picture.
public typealias _ImageLiteralType = UIImage
