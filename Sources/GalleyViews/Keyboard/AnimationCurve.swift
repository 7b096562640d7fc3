import GalleyBase

/// The pace of an animation: the fraction of the distance as a function of the elapsed fraction of
/// the time.
///
/// UIKit counterpart: UIView.AnimationCurve, with its raw values.
///
/// All are cubic Bézier curves from (0, 0) to (1, 1). Those with a name have Core Animation's control points. The curve
/// of keyboards, 7, has no name; its control points were fitted by eye (developer.apple.com/forums/thread/48088, over
/// twice the time). Here it takes the duration in the notification (our choice). Unlike a spring it needs no
/// exponential function, so it is the same on every machine.
struct AnimationCurve: Hashable {
  private let first: Point
  private let second: Point

  /// The curve of constant speed.
  static let linear = AnimationCurve(0, 0, 1, 1)

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: x1, y: y1)
    second = Point(x: x2, y: y2)
  }

  /// Creates the curve that has the given number in UIView.AnimationCurve. Unknown numbers give
  /// curve 0, which eases in and out.
  init(rawValue: Int) {
    self =
      switch rawValue {
      case 1: AnimationCurve(0.42, 0, 1, 1)
      case 2: AnimationCurve(0, 0, 0.58, 1)
      case 3: .linear
      case 7: AnimationCurve(0.38, 0.7, 0.125, 1)
      default: AnimationCurve(0.42, 0, 0.58, 1)
      }
  }

  /// Returns the fraction of the distance at a fraction of the time; both are from 0 to 1.
  ///
  /// Bisection uses only sums and products, so the result is the same on every machine.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if AnimationCurve.value(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return AnimationCurve.value(first.y, second.y, at: low)
  }

  private static func value(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
