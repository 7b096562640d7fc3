import CoreGraphics
public import Foundation
package import GalleyFonts

/// A font at a size. An immutable value in an object.
/// `Sendable` is UIKit's own promise.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The engine's font.
  package let font: Font
  /// The text style whose size the font has, or with which it was scaled; nil for a font of a fixed size.
  package let scaling: FontScaling?
  private let descriptor: UIFontDescriptor

  init(_ font: Font, descriptor: UIFontDescriptor, scaling: FontScaling? = nil) {
    self.font = font
    self.descriptor = descriptor.withSize(CGFloat(font.pointSize))
    self.scaling = scaling
  }

  /// A font of the engine.
  package convenience init(_ font: Font) { self.init(font, descriptor: UIFontDescriptor(font)) }

  /// The system font at 12 points, which text without a font has.
  public convenience override init() { self.init(descriptor: .system(size: 12), size: 12) }

  /// The font that matches the request best; the system font if there is none.
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

  /// The font of a PostScript name, a family or a full name; nil if it is not among the fonts. For a font that only iOS
  /// has it is a substitute of the same kind, under the substitute's name; a line on standard error reports this once
  /// (rule: font-by-name). Helvetica, Helvetica Neue, Arial, Times New Roman and Courier have substitutes of their
  /// widths.
  /// - Parameter fontSize: in points; 0 is 12.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let fonts = UIKitEnvironment.current.fonts
    let size = UIFont.permitted(fontSize)
    let own = try? fonts.font(FontDescriptor(name: fontName), size: size)
    let substitute = { FontSubstitute.request(for: fontName, in: fonts).flatMap { try? fonts.font($0, size: size) } }
    guard let font = own ?? substitute() else { return nil }
    self.init(font)
  }

  /// A font from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }

  /// Writes the request that leads to the font.
  open func encode(with coder: NSCoder) { descriptor.encode(with: coder) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true for a font that sets and draws the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && scaling == other.scaling
  }

  /// A number that is the same for equal fonts.
  open override var hash: Int { font.hashValue }

  /// Name and size.
  open override var description: String { "\(fontName) \(pointSize) pt" }

  // MARK: Properties

  /// The family's name.
  open var familyName: String { font.familyName }
  /// The PostScript name.
  open var fontName: String { font.fontName }
  /// Points per em.
  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// Height above the baseline, in points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// Depth below the baseline, in points, negative.
  open var descender: CGFloat { CGFloat(font.descender) }
  /// Height of capitals, in points.
  open var capHeight: CGFloat { CGFloat(font.capHeight) }
  /// Height of small letters, in points.
  open var xHeight: CGFloat { CGFloat(font.xHeight) }
  /// Height of a line, in points, without `leading`.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The line gap, in points.
  open var leading: CGFloat { CGFloat(font.leading) }
  /// The request that leads to the font.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// Returns the font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = UIFont.permitted(fontSize)
    return size == font.pointSize ? self : UIFont(font.withSize(size), descriptor: descriptor)
  }

  /// The size in points within the engine's bounds; 12 for none.
  static func permitted(_ size: CGFloat) -> Double { size > 0 ? min(Double(size), Font.largestSize) : 12 }

  /// The system font for a request that nothing fits, in its weight and slant.
  private static func standIn(for request: FontDescriptor, size: Double, in fonts: FontCollection) -> Font {
    var request = request
    (request.family, request.name, request.file, request.cascadeList) = ("system", nil, nil, [])
    do throws(FontError) {
      return try fonts.font(request, size: size)
    } catch {
      preconditionFailure("the system font cannot be had: \(error.message)")
    }
  }
}

/// The link of a font to a text style: the size follows the user's preference where a view adjusts it.
package struct FontScaling: Hashable, Sendable {
  /// The style.
  package let style: UIFont.TextStyle
  /// The size for the default category, of a font that was scaled; nil for the style's own font.
  package let basePointSize: CGFloat?
  /// The maximum size; 0 for none.
  package let maximumPointSize: CGFloat
}
