import GalleyBase
import GalleyFonts
import GalleyText

/// Returns the time of laying out a long text in a text container of `width` points. Every round begins with empty
/// caches; the first is not counted.
func measureText(
  _ text: String, width: Double, family: String?, fonts: FontCollection, rounds: Int
) throws -> Measurement {
  let font = try fonts.font(FontDescriptor(family: family), size: 16)
  let container = TextContainer(size: Size(width: width, height: .infinity))
  var times: [Double] = []
  var lines = 0
  for round in 0...rounds {
    let typesetter = Typesetter(fonts: fonts)
    let start = cpuSeconds()
    let shaped = shape(AttributedText(text), defaultFont: font, locale: "en_US", with: typesetter)
    let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    if round > 0 { times.append(cpuSeconds() - start) }
    lines = layout.lines.count
  }
  let megabytes = Double(text.utf8.count) / Double(1 << 20)
  return Measurement(
    name: "text",
    values: [
      ("MB of text", megabytes), ("lines", Double(lines)), ("CPU ms", median(times) * 1000),
      ("MB a CPU second", megabytes / median(times)), ("peak MB", peakMegabytes()),
    ])
}
