import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyViews

/// A picture of black text on white.
struct BenchPicture {
  /// The size in points, at two pixels per point.
  var size: Size
  var text: String
  var insets: Double

  /// A label of one line, which is 600 × 88 pixels.
  static let label = BenchPicture(size: Size(width: 300, height: 44), text: "Hello, world", insets: 8)

  /// Returns a page of text that is 2000 pixels wide and 3000 pixels high. The height is multiplied
  /// by `part` of the setting.
  static func page(_ setting: BenchSetting) -> BenchPicture {
    let height = setting.count(1500, atLeast: 48)
    return BenchPicture(
      size: Size(width: 1000, height: Double(height)), text: GeneratedText.english.text(bytes: 8 * height), insets: 24)
  }

  /// The size in pixels as text for reports.
  var pixels: String { "\(Int(size.width * 2)) × \(Int(size.height * 2))" }

  /// Draws the picture and returns its pixels.
  func draw(_ setting: BenchSetting) throws -> Bitmap {
    let typesetter = Typesetter(fonts: setting.fonts)
    let view = Label(in: try RenderContext(typesetter: typesetter, scale: 2))
    view.font = try setting.font()
    view.text = text
    view.numberOfLines = 0
    view.insets = EdgeInsets(top: insets, left: insets, bottom: insets, right: insets)
    view.frame = Rect(origin: .zero, size: size)
    let pixels = PixelSize(width: Int(size.width * 2), height: Int(size.height * 2))
    return try naming("the picture of \(self.pixels) pixels") {
      try rasterize(displayList(of: view), size: pixels, scale: 2, background: .white, typesetter: typesetter)
    }
  }
}
