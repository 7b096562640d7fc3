/// Three successive box blurs, which approximate a Gaussian blur to within 3 %. Filter Effects
/// Module Level 1 specifies this approximation for feGaussianBlur. The arithmetic uses integers, so
/// that the result is the same on every machine.
///
/// The Gaussian's standard deviation is half the radius. Core Graphics documents no relation (CGContextSetShadow: a
/// non-negative number that specifies the amount of blur). Inferred: it is the relation of CSS, where the radius is two
/// standard deviations (CSS Backgrounds and Borders Level 3, §6.1.2), since WebKit passes the CSS radius to
/// CGContextSetShadowWithColor unchanged. Apple documents that the radius is in the default user space (NSShadow): it
/// does not rotate or scale with what is drawn.
struct BoxBlur: Hashable {
  /// The numbers of pixels before and after each pixel that are averaged in each pass.
  let passes: [(before: Int, after: Int)]

  /// The maximum radius of a blur in pixels. Larger radii look the same.
  static let largestRadius = 1024.0

  /// Creates a blur of `radius` pixels. With a radius below 0.8 pixels, edges remain sharp.
  init(radius: Double) {
    let deviation = radius > 0 ? min(radius, BoxBlur.largestRadius) / 2 : 0
    // The factor is 3 · √(2π) / 4.
    let size = Int((deviation * 1.879_971_205_973_250_3 + 0.5).rounded(.down))
    let half = size / 2
    if size < 2 {
      passes = []
    } else if size % 2 == 1 {
      passes = [(half, half), (half, half), (half, half)]
    } else {
      passes = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  /// The distance in pixels from an edge to the end of its blur.
  var reach: Int { passes.reduce(0) { $0 + max($1.before, $1.after) } }

  static func == (one: BoxBlur, other: BoxBlur) -> Bool { one.passes.elementsEqual(other.passes, by: ==) }

  func hash(into hasher: inout Hasher) { hasher.combine(reach) }
}
