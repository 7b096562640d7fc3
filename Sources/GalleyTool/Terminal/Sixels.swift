import GalleyBase
import GalleyDrawing

/// Returns an opaque picture as sixels: bands of six rows, with a pass for each colour of a band.
/// The palette is a colour cube with six steps per channel, and 24 additional greys for the edges
/// of text.
func sixels(_ image: Bitmap) -> [UInt8] {
  var text = "\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)"
  var known: Set<Int> = []
  for top in stride(from: 0, to: image.height, by: 6) {
    let height = min(6, image.height - top)
    // The six bits of each column, by colour.
    var columns: [Int: [UInt8]] = [:]
    for y in 0..<height {
      for x in 0..<image.width {
        let color = paletteIndex(of: image[x, top + y])
        columns[color, default: Array(repeating: 0, count: image.width)][x] |= 1 << UInt8(y)
      }
    }
    for (color, bits) in columns.sorted(by: { $0.key < $1.key }) {
      if known.insert(color).inserted {
        let (red, green, blue) = paletteColor(color)
        text += "#\(color);2;\(red);\(green);\(blue)"
      }
      text += "#\(color)\(runs(of: bits))$"
    }
    text += "-"
  }
  return Array((text + "\u{1B}\\").utf8)
}

/// Returns one colour of a band (six rows of pixels) as sixel characters, with run-length encoding.
private func runs(of bits: [UInt8]) -> String {
  var (text, index) = ("", 0)
  while index < bits.count {
    let end = bits[index...].firstIndex { $0 != bits[index] } ?? bits.count
    let character = String(Character(Unicode.Scalar(63 + bits[index])))
    text += end - index > 3 ? "!\(end - index)\(character)" : String(repeating: character, count: end - index)
    index = end
  }
  return text
}

/// Returns the index of the nearest palette colour: 0 to 215 for the cube, 216 to 239 for greys.
private func paletteIndex(of color: Color) -> Int {
  let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
  if red == green, green == blue { return 216 + (red * 23 + 127) / 255 }
  func step(_ channel: Int) -> Int { (channel * 5 + 127) / 255 }
  return 36 * step(red) + 6 * step(green) + step(blue)
}

/// Returns the channels of a palette colour in percent.
private func paletteColor(_ index: Int) -> (Int, Int, Int) {
  if index >= 216 {
    let grey = (index - 216) * 100 / 23
    return (grey, grey, grey)
  }
  return (index / 36 * 20, index / 6 % 6 * 20, index % 6 * 20)
}
