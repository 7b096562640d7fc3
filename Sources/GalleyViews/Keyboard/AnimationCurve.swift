import GalleyBase

/// The pace of a movement: the part of the way for each part of the time. UIKit counterpart: UIView.AnimationCurve, with
/// its raw values.
///
/// All are cubic Bézier curves from (0, 0) to (1, 1), those with a name with Core Animation's points (documented). The one
/// of keyboards, 7, has no name; its points are those that a practitioner fitted by eye
/// (developer.apple.com/forums/thread/48088, who played it over twice the time). Here it takes the time that the
/// notification tells: a choice. Without an exponential function it is the same on every machine, which a spring is not.
struct AnimationCurve: Hashable {
  private let first: Point
  private let second: Point

  /// Steady, as the article moves its window.
  static let linear = AnimationCurve(0, 0, 1, 1)

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: x1, y: y1)
    second = Point(x: x2, y: y2)
  }

  /// The curve with this number; those that nobody knows are as 0, which eases in and out.
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

  /// The part of the way, 0…1, after a part of the time, 0…1. It is found by halving, with sums and products alone, so
  /// that it is the same on every machine.
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
