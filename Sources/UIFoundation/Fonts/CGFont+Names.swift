public import CoreGraphics
public import Foundation
import GalleyFonts

extension CGFont {
  /// Creates the font with a PostScript name or a full name; nil if there is no such font or its
  /// file cannot be read.
  ///
  /// The font is looked up in the same way as by `UIFont(name:size:)`.
  public convenience init?(_ name: CFString) {
    guard let font = UIFont(name: String(describing: name), size: 0),
      let data = FileManager.default.contents(atPath: font.font.face.path),
      let provider = CGDataProvider(data: data as NSData)
    else { return nil }
    self.init(provider)
    requestedName = font.fontName
  }
}
