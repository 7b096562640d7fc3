import GalleyBase

/// Draws premultiplied pixels on a surface through a clip. It is used for opacity groups, pictures
/// and colour glyphs.
struct LayerPainter {
  let surface: Surface
  let clip: Clip
  /// The opacity of all pixels that are drawn, 0…255.
  let opacity: UInt32
  /// The way in which the pixels are combined with the pixels below them.
  var mode = BlendMode.normal

  /// Draws the pixels of `bounds` inside the clip. `source` points to the upper left pixel.
  func draw(_ source: UnsafePointer<Pixel>, bounds: PixelRect) {
    let visible = bounds.intersection(clip.bounds)
    guard !visible.isEmpty, opacity > 0 || mode != .normal else { return }
    for y in visible.y..<visible.maxY {
      let from = source + ((y - bounds.y) * bounds.width + visible.x - bounds.x)
      drawRow(y: y, x: visible.x, count: visible.width, from: from)
    }
  }

  private func drawRow(y: Int, x: Int, count: Int, from source: UnsafePointer<Pixel>) {
    let row = surface.pointer(x: x, y: y)
    if mode != .normal { return blendRow(y: y, x: x, count: count, from: source) }
    guard let mask = clip.mask else {
      compose(row, source, count)
      return
    }
    mask.withStretch(x: x, y: y) { stretch in
      switch stretch {
      case .shown: compose(row, source, count)
      case .partial(let masked):
        for index in 0..<count {
          let shown = product255(opacity, UInt32(masked[index]))
          row[index] = row[index].composed(under: source[index].scaled(by: shown))
        }
      }
    }
  }

  private func blendRow(y: Int, x: Int, count: Int, from source: UnsafePointer<Pixel>) {
    let row = surface.pointer(x: x, y: y)
    func blend(_ index: Int, _ coverage: UInt32) {
      row[index] = row[index].blended(with: source[index].scaled(by: opacity), mode, coverage: coverage)
    }
    guard let mask = clip.mask else {
      for index in 0..<count { blend(index, 255) }
      return
    }
    mask.withStretch(x: x, y: y) { stretch in
      switch stretch {
      case .shown: for index in 0..<count { blend(index, 255) }
      case .partial(let masked): for index in 0..<count { blend(index, UInt32(masked[index])) }
      }
    }
  }

  private func compose(_ row: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, _ count: Int) {
    if opacity == 255 {
      for index in 0..<count { row[index] = row[index].composed(under: source[index]) }
    } else {
      for index in 0..<count { row[index] = row[index].composed(under: source[index].scaled(by: opacity)) }
    }
  }
}
