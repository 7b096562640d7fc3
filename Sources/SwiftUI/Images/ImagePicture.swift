/// The UIKit image that an ``Image`` draws in an environment.
@MainActor struct ImagePicture {
  /// The UIKit image, or nil if no image has the name.
  var drawn: UIImage?
  var isSymbol = false
  /// The original size of the image, in points.
  var size: CGSize { drawn?.size ?? .zero }

  init(_ image: Image, in environment: EnvironmentValues) {
    switch image.source {
    case .picture(let picture): drawn = picture
    case .named(let name, let bundle):
      drawn = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
    case .symbol(let name):
      isSymbol = true
      drawn = SymbolPicture(name + environment.symbolVariants.suffix, in: environment).picture
    }
    if let isTemplate = image.isTemplate {
      drawn = drawn?.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
    }
    if let resizing = image.resizing, resizing.caps != EdgeInsets() || resizing.mode == .tile {
      let caps = resizing.caps
      drawn = drawn?.resizableImage(
        withCapInsets: UIEdgeInsets(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
  }
}

/// The drawing of a symbol: the picture from a file with the symbol's name, or else a box that
/// shows the name.
@MainActor struct SymbolPicture {
  let picture: UIImage

  /// Creates a symbol that fits the font. At the medium image scale its height is 1.17 times the
  /// font's size, which is about the height of most symbols (Galley's choice).
  init(_ name: String, in environment: EnvironmentValues) {
    let font = environment.resolvedFont
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let side = (font.pointSize * 1.17 * factor * environment.displayScale).rounded() / environment.displayScale
    if let found = UIImage(systemName: name), found.size.height > 0 {
      let size = CGSize(width: side * found.size.width / found.size.height, height: side)
      picture = SymbolPicture.scaled(found, size, environment).withRenderingMode(.alwaysTemplate)
    } else {
      let size = CGSize(width: side, height: side)
      picture = SymbolPicture.box(name, size, environment).withRenderingMode(.alwaysTemplate)
    }
  }

  private static func renderer(_ size: CGSize, _ environment: EnvironmentValues) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = environment.displayScale
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private static func scaled(_ image: UIImage, _ size: CGSize, _ environment: EnvironmentValues) -> UIImage {
    renderer(size, environment).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
  }

  private static func box(_ name: String, _ size: CGSize, _ environment: EnvironmentValues) -> UIImage {
    renderer(size, environment).image { _ in
      let line = max(environment.pixelLength, size.height / 20)
      let frame = CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2)
      let path = UIBezierPath(roundedRect: frame, cornerRadius: size.height / 6)
      path.lineWidth = line
      UIColor.black.setStroke()
      path.stroke()
      let text = NSAttributedString(
        string: name, attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.black])
      let natural = text.size()
      guard natural.width > 0 else { return }
      let points = min(10, 10 * (frame.width - 3 * line) / natural.width, frame.height * 0.7)
      let small = NSAttributedString(
        string: name, attributes: [.font: UIFont.systemFont(ofSize: points), .foregroundColor: UIColor.black])
      let extent = small.size()
      small.draw(at: CGPoint(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2))
    }
  }
}

extension EnvironmentValues {
  /// The default font for text, in the environment's text size.
  @MainActor var resolvedFont: UIFont { (font ?? .body).resolved(in: traits, changes: textLook.changes) }

  private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

/// The variants of a symbol, which are suffixes of its name.
public struct SymbolVariants: Hashable, Sendable {
  var shape = ""
  var isFilled = false
  var hasSlash = false
  /// The plain symbol.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: ".circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: ".square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: ".rectangle")
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash through it.
  public static let slash = SymbolVariants(hasSlash: true)
  /// These variants, with the symbol in a circle.
  public var circle: SymbolVariants { changed { $0.shape = ".circle" } }
  /// These variants, with the symbol in a square.
  public var square: SymbolVariants { changed { $0.shape = ".square" } }
  /// These variants, with the symbol in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = ".rectangle" } }
  /// These variants, with the symbol filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// These variants, with a slash through the symbol.
  public var slash: SymbolVariants { changed { $0.hasSlash = true } }
  /// Returns true if these variants include all variants of another value.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape.isEmpty || shape == other.shape) && (isFilled || !other.isFilled) && (hasSlash || !other.hasSlash)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
  var suffix: String { (hasSlash ? ".slash" : "") + shape + (isFilled ? ".fill" : "") }
}

extension View {
  /// Sets the size of symbols relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets the variant of the symbols in the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
  /// Returns the view unchanged: symbols have one colour in Galley.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
