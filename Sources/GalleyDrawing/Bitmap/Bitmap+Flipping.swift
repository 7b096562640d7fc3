extension Bitmap {
  /// Returns the picture flipped horizontally. UIKit counterpart: `withHorizontallyFlippedOrientation()`.
  public func flippedHorizontally() -> Bitmap {
    withPixels { pixels in
      Bitmap(size: size) { flipped in
        for row in 0..<height {
          let start = row * width
          for column in 0..<width { flipped[start + column] = pixels[start + width - 1 - column] }
        }
      }
    }
  }

  /// Returns the picture flipped vertically.
  public func flippedVertically() -> Bitmap {
    withPixels { pixels in
      Bitmap(size: size) { flipped in
        for row in 0..<height {
          let (start, source) = (row * width, (height - 1 - row) * width)
          for column in 0..<width { flipped[start + column] = pixels[source + column] }
        }
      }
    }
  }
}
