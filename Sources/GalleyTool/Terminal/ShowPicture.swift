import GalleyBase
import GalleyDrawing

/// A part of a picture, with its position on the screen.
struct ShownPicture: Hashable, Sendable {
  /// The picture of which a part is shown.
  var image: Bitmap
  /// The visible part.
  var part: PixelRect
  /// The row of the upper left character cell. Rows and columns begin at 0, and all lengths are in
  /// cells.
  var row: Int
  var column: Int
  var columns: Int
  var rows: Int

  /// Returns the size in pixels at which the part fits into an area. It is reduced as much as
  /// necessary, or magnified by an integer factor up to `magnification`.
  func size(in width: Int, _ height: Int, magnification: Int) -> PixelSize {
    if part.width <= width, part.height <= height {
      let factor = max(1, min(magnification, width / part.width, height / part.height))
      return PixelSize(width: part.width * factor, height: part.height * factor)
    }
    let isWide = part.width * height > part.height * width
    return isWide
      ? PixelSize(width: width, height: max(1, part.height * width / part.width))
      : PixelSize(width: max(1, part.width * height / part.height), height: height)
  }
}

extension Terminal {
  /// Returns the bytes that show a picture on the terminal.
  func bytes(of picture: ShownPicture) throws -> [UInt8] {
    guard picture.columns > 0, picture.rows > 0, !picture.part.isEmpty else { return [] }
    let size = size()
    func scaled(_ width: Int, _ height: Int) throws -> Bitmap {
      let pixels = picture.size(in: width, height, magnification: 8)
      return try picture.image.flattened(picture.part, scaledTo: pixels)
    }
    let place = "\u{1B}[\(picture.row + 1);\(picture.column + 1)H"
    switch pictures {
    case .none: return []
    case .blocks:
      return halfBlocks(try scaled(picture.columns, 2 * picture.rows), row: picture.row, column: picture.column)
    case .kitty, .iterm2, .sixel:
      let image = try scaled(picture.columns * size.cellWidth, picture.rows * size.cellHeight)
      let shown = pictures == .kitty ? try kitty(image) : pictures == .iterm2 ? try inlineImage(image) : sixels(image)
      return Array(place.utf8) + shown
    }
  }
}

/// Returns a picture for kitty: a PNG in Base64, in chunks of 4,096 characters. The cursor does not
/// move, and kitty sends no response.
private func kitty(_ image: Bitmap) throws -> [UInt8] {
  let data = Array(base64(try PNG.encode(image)).utf8)
  var bytes: [UInt8] = []
  for start in stride(from: 0, to: data.count, by: 4096) {
    let end = min(start + 4096, data.count)
    let facts = (start == 0 ? "a=T,f=100,C=1,q=2," : "") + "m=\(end < data.count ? 1 : 0)"
    bytes += Array("\u{1B}_G\(facts);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
  }
  return bytes
}

/// Returns a picture for iTerm2: a file in Base64, shown at its natural size.
private func inlineImage(_ image: Bitmap) throws -> [UInt8] {
  let file = try PNG.encode(image)
  let facts = "inline=1;size=\(file.count);width=\(image.width)px;height=\(image.height)px"
  return Array("\u{1B}]1337;File=\(facts):\(base64(file))\u{7}".utf8)
}

/// Returns a picture as upper half blocks. The upper pixel is the character's colour, and the lower
/// pixel is its background colour.
private func halfBlocks(_ image: Bitmap, row: Int, column: Int) -> [UInt8] {
  var text = ""
  for y in stride(from: 0, to: image.height, by: 2) {
    text += "\u{1B}[\(row + y / 2 + 1);\(column + 1)H"
    var (ink, ground): (Color?, Color?) = (nil, nil)
    for x in 0..<image.width {
      let upper = image[x, y]
      if upper != ink { text += "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue)m" }
      ink = upper
      let lower = y + 1 < image.height ? image[x, y + 1] : nil
      if lower != ground || x == 0 {
        text += lower.map { "\u{1B}[48;2;\($0.red);\($0.green);\($0.blue)m" } ?? "\u{1B}[49m"
      }
      ground = lower
      text += "▀"
    }
    text += "\u{1B}[0m"
  }
  return Array(text.utf8)
}
