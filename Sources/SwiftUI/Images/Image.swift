/// A picture: of an asset catalogue, of UIKit, or a symbol of the system.
nonisolated public struct Image: Equatable, Sendable {
  let source: ImageSource
  var isTemplate: Bool?
  var resizing: Resizing?
  var isSmooth = true

  init(_ source: ImageSource) { self.source = source }

  /// The picture of a name in a bundle's asset catalogue; nil is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// The picture of a name; its part by a value has no effect here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// The picture of a name with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name, bundle) }
  /// The picture of a name that accessibility leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
  /// A picture of an asset catalogue, as Xcode and `galley swift` name it.
  public init(_ resource: ImageResource) { source = .named(resource.name, resource.bundle) }
  /// A symbol of the system, in the size of the font: the file of this name in the folders of `UIKitEnvironment`, else a
  /// box with the name.
  public init(systemName: String) { source = .symbol(systemName) }
  /// A symbol of the system; its part by a value has no effect here.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }
  /// A picture of UIKit.
  public init(uiImage: UIImage) { source = .picture(uiImage) }
  /// A picture of Core Graphics.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
  /// A picture of Core Graphics that accessibility leaves out.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.inUIKit))
  }

  /// The side of the pixels on which the upper edge lies.
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

  /// The way a picture fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The way a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style.
    case template
    /// In its own colours.
    case original
  }

  /// The way pixels between those of the picture are found.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  struct Resizing: Equatable {
    var caps: EdgeInsets
    var mode: ResizingMode
  }

  /// Lets the picture take the size that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(caps: capInsets, mode: resizingMode)
    return image
  }
  /// Sets how the picture is coloured; nil is the picture's own way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }
  /// Returns the picture: pixels are always mixed here.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the picture: its edges are always smooth here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the picture: symbols have one colour here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The origin of a picture.
enum ImageSource: Equatable, Sendable {
  case named(String, Bundle?)
  case symbol(String)
  case picture(UIImage)
}

/// The colours of a symbol. Symbols have one colour here.
public struct SymbolRenderingMode: Sendable {
  /// The monochrome.
  public static let monochrome = SymbolRenderingMode()
  /// The multicolor.
  public static let multicolor = SymbolRenderingMode()
  /// The hierarchical.
  public static let hierarchical = SymbolRenderingMode()
  /// The palette.
  public static let palette = SymbolRenderingMode()
}
