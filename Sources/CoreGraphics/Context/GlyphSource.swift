import Foundation
package import GalleyDrawing
package import GalleyFonts

/// The typesetter that draws glyphs into pixels when a context becomes an image. A module that has
/// access to fonts provides the typesetter.
package final class GlyphSource {
  private let lock = NSRecursiveLock()
  private var run: (((Typesetter) -> Void) -> Void)?

  /// The single glyph source of the process.
  package static let shared = GlyphSource()

  private static var noFonts: FontManifest { FontManifest(folder: "", faces: [], system: "") }

  /// Sets the function that calls a closure with exclusive access to the typesetter.
  package func use(_ run: @escaping ((Typesetter) -> Void) -> Void) {
    lock.withLock { self.run = run }
  }

  /// Returns a bitmap with a display list drawn over it. It returns the bitmap unchanged if the
  /// list's groups are too large, or if the typesetter cannot be created.
  package func draw(_ list: DisplayList, scale: Double, over bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    let run = lock.withLock { self.run }
    run? { typesetter in
      result = (try? bitmap.drawing(list, scale: scale, typesetter: typesetter)) ?? bitmap
    }
    if run == nil, let fonts = try? FontCollection(manifest: GlyphSource.noFonts) {
      result = (try? bitmap.drawing(list, scale: scale, typesetter: Typesetter(fonts: fonts))) ?? bitmap
    }
    return result
  }
}
