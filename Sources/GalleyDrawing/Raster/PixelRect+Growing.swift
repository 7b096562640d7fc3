import GalleyBase

extension PixelRect {
  /// Returns the rectangle extended by `reach` pixels on every side.
  func grown(by reach: Int) -> PixelRect {
    PixelRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }
}
