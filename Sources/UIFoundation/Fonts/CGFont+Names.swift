public import CoreGraphics
public import Foundation
import GalleyFonts

extension CGFont {
  /// Creates the font with a PostScript name or a full name, as `UIFont(name:size:)` finds it; nil if it is not among the
  /// fonts, or if its file cannot be read.
  public convenience init?(_ name: CFString) {
    guard let font = UIFont(name: String(describing: name), size: 0),
      let data = FileManager.default.contents(atPath: font.font.face.path),
      let provider = CGDataProvider(data: data as NSData)
    else { return nil }
    self.init(provider)
    requestedName = font.fontName
  }
}
