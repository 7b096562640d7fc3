import Foundation
package import GalleyDrawing
package import GalleyFonts

/// The typesetter that turns glyphs into pixels when a context becomes a picture. The module that has fonts sets it.
package final class GlyphSource {
  private let lock = NSRecursiveLock()
  private var run: (((Typesetter) -> Void) -> Void)?

  /// The one source of the process.
  package static let shared = GlyphSource()

  private static var noFonts: FontManifest { FontManifest(folder: "", faces: [], system: "") }

  /// Sets the function that calls another with the typesetter, alone among all threads.
  package func use(_ run: @escaping ((Typesetter) -> Void) -> Void) {
    lock.withLock { self.run = run }
  }

  /// Returns a picture with a list drawn over it; the picture itself if its groups are too large, or if there are no
  /// fonts at all.
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
