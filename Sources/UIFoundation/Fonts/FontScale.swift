import Foundation

/// The conversion of UIKit's weights and widths, from −1 to 1, to the scales of font files. Values
/// between the named ones are interpolated linearly.
enum FontScale {
  private static let weights: [(CGFloat, Double)] = [
    (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900), (1, 1000),
  ]
  private static let widths: [(CGFloat, Double)] = [(-1, 25), (-0.4, 50), (-0.2, 75), (0, 100), (0.2, 125), (1, 200)]

  /// Returns the weight on the scale of font files, from 1 to 1000.
  static func weight(_ value: CGFloat) -> Int { Int(at(value, weights).rounded()) }
  /// Returns the width on the scale of font files, in percent.
  static func width(_ value: CGFloat) -> Double { at(value, widths) }
  /// Returns UIKit's weight for a weight in a font file.
  static func weight(of value: Int) -> CGFloat { back(Double(value), weights) }
  /// Returns UIKit's width for a width in percent.
  static func width(of value: Double) -> CGFloat { back(value, widths) }

  private static func at(_ value: CGFloat, _ rows: [(CGFloat, Double)]) -> Double {
    guard let upper = rows.firstIndex(where: { $0.0 >= value }) else { return rows[rows.count - 1].1 }
    guard upper > 0 else { return rows[0].1 }
    let (low, high) = (rows[upper - 1], rows[upper])
    return low.1 + (high.1 - low.1) * Double((value - low.0) / (high.0 - low.0))
  }

  private static func back(_ value: Double, _ rows: [(CGFloat, Double)]) -> CGFloat {
    if let row = rows.first(where: { $0.1 == value }) { return row.0 }
    guard let upper = rows.firstIndex(where: { $0.1 >= value }) else { return rows[rows.count - 1].0 }
    guard upper > 0 else { return rows[0].0 }
    let (low, high) = (rows[upper - 1], rows[upper])
    return low.0 + (high.0 - low.0) * CGFloat((value - low.1) / (high.1 - low.1))
  }
}
