import GalleyBase
import GalleyDrawing
import GalleyFonts
import TestSupport

/// Returns a picture of what `draw` draws on a canvas, at one pixel per point by default.
func picture(
  _ width: Int, _ height: Int, scale: Double = 1, background: Color = .white, draw: (inout Canvas) -> Void
) throws -> Bitmap {
  var canvas = Canvas(scale: scale)
  draw(&canvas)
  return try rasterize(
    canvas.displayList, size: PixelSize(width: width, height: height), scale: scale, background: background,
    typesetter: testTypesetter())
}

/// Returns a typesetter with the project's own faces.
func testTypesetter() throws -> Typesetter { Typesetter(fonts: try testFonts()) }

/// Returns the face whose glyphs are boxes: 600 of 1000 units wide, capitals from 125 to 475 and up to 700.
func monoFont(size: Double) throws -> Font {
  try testFonts().font(FontDescriptor(name: "GalleyTestMono-Regular"), size: size)
}

private func testFonts() throws(FontError) -> FontCollection {
  let manifest = FontManifest(folder: Repository.path("Fonts"), faces: [], system: "Galley Test Mono")
  return try FontCollection(
    manifest: manifest, files: [FontFile(path: Repository.path("Fonts/GalleyTestMono.ttf"))], fallback: [])
}

extension Bitmap {
  /// Returns the red channel of a row.
  func reds(row y: Int) -> [Int] { (0..<width).map { Int(self[$0, y].red) } }

  /// Returns the red channel of a column.
  func reds(column x: Int) -> [Int] { (0..<height).map { Int(self[x, $0].red) } }

  /// The red channel, row by row.
  var reds: [[Int]] { (0..<height).map { reds(row: $0) } }
}

extension Color {
  /// Creates a grey.
  init(grey level: Int, alpha: Int = 255) {
    self.init(red: UInt8(level), green: UInt8(level), blue: UInt8(level), alpha: UInt8(alpha))
  }

  static let pureRed = Color(red: 255, green: 0, blue: 0)
}
