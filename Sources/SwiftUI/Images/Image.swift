/// An image: from an asset catalogue, from UIKit, or a symbol of the system.
nonisolated public struct Image: Equatable, Sendable {
  let source: ImageSource
  var isTemplate: Bool?
  var resizing: Resizing?
  var isSmooth = true

  init(_ source: ImageSource) { self.source = source }

  /// Creates the image with the given name in a bundle's asset catalogue. If `bundle` is nil, this
  /// is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// Creates an image with the given name. The variable value has no effect in Galley.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// Creates an image with a name and an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name, bundle) }
  /// Creates the image with the given name. Accessibility ignores the image.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// Creates an image from a resource of an asset catalogue, which Xcode or `galley swift` has
  /// named.
  public init(_ resource: ImageResource) { source = .named(resource.name, resource.bundle) }
  /// Creates a symbol of the system in the size of the font. The symbol is a file with this name in
  /// the folders of `UIKitEnvironment`, otherwise a box with the name.
  public init(systemName: String) { source = .symbol(systemName) }
  /// Creates a symbol of the system. The variable value has no effect in Galley.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) { source = .picture(uiImage) }
  /// Creates an image from a Core Graphics image.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
  /// Creates an image from a Core Graphics image. Accessibility ignores the image.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.inUIKit))
  }

  /// The orientation of the image's pixels: the direction in which its upper edge points.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored

    var inUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The way in which an image fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The way in which an image is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is drawn in the foreground style.
    case template
    /// The image is drawn in its original colours.
    case original
  }

  /// The interpolation of pixels if the image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  struct Resizing: Equatable {
    var caps: EdgeInsets
    var mode: ResizingMode
  }

  /// Makes the image take the proposed size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(caps: capInsets, mode: resizingMode)
    return image
  }
  /// Sets how the image is coloured. Nil uses the mode of the image itself.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }
  /// Returns the image unchanged: scaled pixels are always interpolated in Galley.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image unchanged: edges are always antialiased in Galley.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the image unchanged: symbols have one colour in Galley.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The source of an image.
enum ImageSource: Equatable, Sendable {
  case named(String, Bundle?)
  case symbol(String)
  case picture(UIImage)
}

/// The way in which a symbol is coloured. Symbols have one colour in Galley.
public struct SymbolRenderingMode: Sendable {
  /// The symbol has one colour.
  public static let monochrome = SymbolRenderingMode()
  /// The symbol has its own colours. It is drawn in one colour in Galley.
  public static let multicolor = SymbolRenderingMode()
  /// The symbol has one colour in several opacities. It is drawn in one colour in Galley.
  public static let hierarchical = SymbolRenderingMode()
  /// The symbol has several foreground styles. It is drawn in one colour in Galley.
  public static let palette = SymbolRenderingMode()
}
