import Galley
import TestSupport
import Testing

/// The examples in the documentation of pictures, scenes and goldens, word for word.
@Suite struct DrawingExampleTests {
  let fonts: FontCollection
  let typesetter: Typesetter
  let context: RenderContext

  init() throws {
    let example = try Example()
    (fonts, typesetter, context) = (example.fonts, example.typesetter, example.context)
  }

  @Test func paths() throws {
    let heart = try Path(data: "M10 18 L2 9 A4.5 4.5 0 0 1 10 5 A4.5 4.5 0 0 1 18 9 Z")
    var canvas = Canvas(scale: 2)
    canvas.fill(heart, .black)
    #expect(canvas.displayList.commands.count == 1)
  }

  @Test func colors() {
    let red = Color(hex: "#FF3B30")
    let faint = red?.multipliedAlpha(by: 0.2)
    let label = SystemColor.label.color(in: .dark)
    #expect(faint?.hex == "#FF3B3033" && label == .white)
  }

  @Test func bitmaps() throws {
    var picture = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
    picture[1, 2] = .black
    let bytes = try PNG.encode(picture)
    let same = try PNG.decode(bytes) == picture
    #expect(same)
  }

  @Test func comparisons() throws {
    let expected = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
    var actual = expected
    actual[1, 2] = .black
    let pixels = ImageComparison(expected: expected, actual: actual)
    let message = pixels.sentence  // "1 of 16 pixels differs, in x 1–1, y 2–2, first at (1, 2), by up to 255 of 255"
    #expect(message == "1 of 16 pixels differs, in x 1–1, y 2–2, first at (1, 2), by up to 255 of 255")
  }

  @Test func scenes() throws {
    let yaml = Array("galley: 1\nviews:\n  - label: { text: Hello }\n".utf8)
    let file = try SceneFile(reading: yaml, file: "hello.yaml")
    let typesetter = Typesetter(fonts: try file.fonts(adding: fonts))
    let page = try file.page(with: typesetter)
    let picture = try rasterize(
      displayList(of: page.window), size: page.pixelSize, scale: file.scene.scale, background: .white,
      typesetter: typesetter)
    #expect(picture.size == page.pixelSize)
  }

  @Test func formats() throws {
    let label = Label(in: context)
    label.text = "Hello"
    label.sizeToFit()
    let size = PixelSize(width: 200, height: 80)
    let drawing = Drawing(displayList(of: label), size: size, scale: 2, background: .white)
    let file = try PictureFormat.svg.encode(drawing, typesetter: typesetter)
    #expect(String(decoding: file, as: UTF8.self).hasPrefix("<svg"))
  }

  @Test func rasterizing() throws {
    let label = Label(in: context)
    label.text = "Hello"
    label.sizeToFit()
    let size = PixelSize(width: Int(label.frame.width * 2), height: Int(label.frame.height * 2))
    let picture = try rasterize(
      displayList(of: label), size: size, scale: 2, background: .white, typesetter: typesetter)
    #expect(picture.size == size)
  }
}
