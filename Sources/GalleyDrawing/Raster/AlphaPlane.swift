import GalleyBase

/// The opacity of each pixel in a rectangle. It is used for shadows before they are coloured.
struct AlphaPlane {
  /// The rectangle of pixels, in the coordinates of the picture.
  let bounds: PixelRect
  /// The opacities times 256, row by row. The extra bits hide the rounding errors of three blurs.
  private var values: [UInt16]

  /// Creates the opacities of a surface inside `visible`, blurred by `blur`.
  init(of surface: Surface, within visible: PixelRect, blurredBy blur: BoxBlur) {
    let whole = surface.bounds.isEmpty ? surface.bounds : surface.bounds.grown(by: blur.reach)
    bounds = whole.intersection(visible.grown(by: blur.reach))
    values = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    let drawn = surface.bounds.intersection(bounds)
    for y in drawn.y..<drawn.y + drawn.height {
      let row = surface.pointer(x: drawn.x, y: y)
      let start = (y - bounds.y) * bounds.width + drawn.x - bounds.x
      for column in 0..<drawn.width { values[start + column] = UInt16(row[column].alphaChannel << 8) }
    }
    guard !values.isEmpty else { return }
    for pass in blur.passes { blurRows(pass.before, pass.after) }
    for pass in blur.passes { blurColumns(pass.before, pass.after) }
  }

  /// Replaces each opacity by the mean of `before` pixels on its left, the pixel itself and `after`
  /// pixels on its right. Pixels outside the rectangle count as transparent.
  private mutating func blurRows(_ before: Int, _ after: Int) {
    let (width, size) = (bounds.width, UInt32(before + after + 1))
    var result = [UInt16](repeating: 0, count: values.count)
    for start in stride(from: 0, to: values.count, by: width) {
      var sum: UInt32 = 0
      for column in 0..<min(after, width) { sum += UInt32(values[start + column]) }
      for column in 0..<width {
        if column + after < width { sum += UInt32(values[start + column + after]) }
        result[start + column] = UInt16((sum + size / 2) / size)
        if column >= before { sum -= UInt32(values[start + column - before]) }
      }
    }
    values = result
  }

  /// Blurs vertically in the same way as `blurRows`. It processes all columns of a row at once.
  private mutating func blurColumns(_ before: Int, _ after: Int) {
    let (width, height, size) = (bounds.width, bounds.height, UInt32(before + after + 1))
    var result = [UInt16](repeating: 0, count: values.count)
    var sums = [UInt32](repeating: 0, count: width)
    for row in 0..<min(after, height) {
      for column in 0..<width { sums[column] += UInt32(values[row * width + column]) }
    }
    for row in 0..<height {
      if row + after < height {
        for column in 0..<width { sums[column] += UInt32(values[(row + after) * width + column]) }
      }
      for column in 0..<width { result[row * width + column] = UInt16((sums[column] + size / 2) / size) }
      if row >= before {
        for column in 0..<width { sums[column] -= UInt32(values[(row - before) * width + column]) }
      }
    }
    values = result
  }

  /// Calls `body` with the opacities (0…255) of a row, beginning at column `x`.
  func withRow(_ y: Int, x: Int, count: Int, _ body: (UnsafePointer<UInt8>) -> Void) {
    let start = (y - bounds.y) * bounds.width + x - bounds.x
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, count)) { row in
      for column in 0..<count { row[column] = UInt8(truncatingIfNeeded: (values[start + column] + 128) >> 8) }
      if let first = row.baseAddress { body(first) }
    }
  }
}

extension Painter {
  /// Draws the painter's colour on every pixel of the plane. The opacity of each pixel is the
  /// coverage.
  func cover(_ plane: AlphaPlane) {
    let visible = plane.bounds.intersection(clip.bounds)
    for y in visible.y..<visible.y + visible.height {
      plane.withRow(y, x: visible.x, count: visible.width) { row in
        let strip = PixelRect(x: visible.x, y: y, width: visible.width, height: 1)
        cover(strip, coverage: row, bytesPerRow: visible.width)
      }
    }
  }
}
