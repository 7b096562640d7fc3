import GalleyBase
import GalleyGoldens

/// Returns a share in percent with at most two decimals, never rounded up to 100.
func percent(_ share: Double) -> String {
  let hundredths = Int((share * 10_000).rounded(share < 1 ? .down : .toNearestOrEven))
  return "\(shortNumber(Double(hundredths) / 100)) %"
}

/// Returns a number with at most two decimals.
func shortNumber(_ number: Double) -> String {
  number.decimal(places: 2, minus: "−") ?? "\(number)"
}

extension PicturePixels {
  /// The most frequent colour, from a sample of at most 65,536 pixels; transparent for an empty picture.
  var commonest: Color {
    let count = width * height
    var found: [Color: Int] = [:]
    for pixel in stride(from: 0, to: count, by: count <= 1 << 16 ? 1 : (count >> 16) | 1) {
      let start = 4 * pixel
      found[
        Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]), default: 0] +=
        1
    }
    return found.max { ($0.value, $1.key.hex) < ($1.value, $0.key.hex) }?.key ?? .clear
  }
}

extension Color {
  /// True if no channel differs by more than `tolerance`.
  func isNear(_ other: Color, _ tolerance: Int) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)].allSatisfy {
      abs(Int($0.0) - Int($0.1)) <= tolerance
    }
  }
}
