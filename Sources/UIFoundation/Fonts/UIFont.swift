import CoreGraphics
public import Foundation
package import GalleyFonts

/// A font at a size. The object is immutable. The class is `Sendable` because UIKit's class is.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The font in the engine's form.
  package let font: Font
  /// The text style that determines the font's size or that scaled the font; nil for a font of
  /// fixed size.
  package let scaling: FontScaling?
  private let descriptor: UIFontDescriptor

  init(_ font: Font, descriptor: UIFontDescriptor, scaling: FontScaling? = nil) {
    self.font = font
    self.descriptor = descriptor.withSize(CGFloat(font.pointSize))
    self.scaling = scaling
  }

  /// Creates a font from the engine's font.
  package convenience init(_ font: Font) { self.init(font, descriptor: UIFontDescriptor(font)) }

  /// Creates the system font at 12 points, the font of text without a font attribute.
  public convenience override init() { self.init(descriptor: .system(size: 12), size: 12) }

  /// Creates the font that matches a descriptor best, or the system font if no font matches.
  /// - Parameter pointSize: in points; 0 is the request's own, or 12.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let fonts = UIKitEnvironment.current.fonts
    let size = UIFont.permitted(pointSize == 0 ? descriptor.pointSize : pointSize)
    let request = descriptor.request
    let found = (try? fonts.font(request, size: size)) ?? UIFont.standIn(for: request, size: size, in: fonts)
    font = descriptor.transformed(found)
    self.descriptor = descriptor.withSize(CGFloat(font.pointSize))
    let style = descriptor.text(.textStyle).map(TextStyle.init(rawValue:)).flatMap { $0.engine == nil ? nil : $0 }
    scaling = style.map { FontScaling(style: $0, basePointSize: nil, maximumPointSize: 0) }
  }

  /// Creates a font by its PostScript name, family or full name; nil if the fonts do not contain
  /// it. A font that only iOS has is replaced by a similar font under the requested name; a line on
  /// standard error reports this once (rule: font-by-name). The substitutes for Helvetica,
  /// Helvetica Neue, Arial, Times New Roman and Courier have the same widths as the originals.
  /// - Parameter fontSize: in points; 0 is 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let fonts = UIKitEnvironment.current.fonts
    let size = UIFont.permitted(fontSize)
    let own = try? fonts.font(FontDescriptor(name: fontName), size: size)
    let substitute = { FontSubstitute.request(for: fontName, in: fonts).flatMap { try? fonts.font($0, size: size) } }
    guard let font = own ?? substitute() else { return nil }
    self.init(font)
  }

  /// Creates a font from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }

  /// Encodes the font's descriptor.
  open func encode(with coder: NSCoder) { descriptor.encode(with: coder) }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the object is a font that lays out and draws text in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && scaling == other.scaling
  }

  /// The hash value, which is the same for equal fonts.
  open override var hash: Int { font.hashValue }

  /// The PostScript name and the size.
  open override var description: String { "\(fontName) \(pointSize) pt" }

  // MARK: Properties

  /// The name of the font's family.
  open var familyName: String { font.familyName }
  /// The PostScript name of the font.
  open var fontName: String { font.fontName }
  /// The size of the font: the points per em.
  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// The height of the font above the baseline, in points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// The depth of the font below the baseline, in points. It is negative.
  open var descender: CGFloat { CGFloat(font.descender) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(font.capHeight) }
  /// The height of lower-case letters such as x, in points.
  open var xHeight: CGFloat { CGFloat(font.xHeight) }
  /// The height of a line, in points. It does not include `leading`.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The font's line gap, in points.
  open var leading: CGFloat { CGFloat(font.leading) }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// Returns the font at a different size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = UIFont.permitted(fontSize)
    return size == font.pointSize ? self : UIFont(font.withSize(size), descriptor: descriptor)
  }

  /// Returns a font size within the engine's limits; 12 if the size is not positive.
  static func permitted(_ size: CGFloat) -> Double { size > 0 ? min(Double(size), Font.largestSize) : 12 }

  /// Returns the system font in a request's weight and slant, for a request that no font matches.
  private static func standIn(for request: FontDescriptor, size: Double, in fonts: FontCollection) -> Font {
    var request = request
    (request.family, request.name, request.file, request.cascadeList) = ("system", nil, nil, [])
    do throws(FontError) {
      return try fonts.font(request, size: size)
    } catch {
      preconditionFailure("the system font cannot be used: \(error.message)")
    }
  }
}

/// The connection of a font with a text style. Views that adjust their font scale it with the
/// user's text size.
package struct FontScaling: Hashable, Sendable {
  /// The text style that the size follows.
  package let style: UIFont.TextStyle
  /// The size at the default content size category, for a font that was scaled; nil for the style's
  /// own font.
  package let basePointSize: CGFloat?
  /// The maximum size in points; 0 for no limit.
  package let maximumPointSize: CGFloat
}
