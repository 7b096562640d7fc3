import GalleyBase
import GalleyText

/// The question by how much fonts are multiplied for a text to fit: all that the answer depends on, besides the text.
struct FontScaleQuestion: Hashable {
  /// The room for the text.
  var size: Size
  /// The size of the view's font.
  var pointSize: Double
  /// The size below which the font does not shrink.
  var smallestSize: Double
  /// The scale at that size.
  var smallestScale: Double
  /// Most lines; 0 is no limit.
  var numberOfLines = 1
  /// The rules of the layout.
  var options = LayoutOptions()
  /// True if white space at the end has to fit too.
  var countsSpaces = false

  /// Returns the largest scale that makes the font a whole number of quarter points and the text fit, so that small
  /// changes of the room do not change the text's look; the smallest scale if none does.
  /// - Parameters:
  ///   - most: The largest size to try, in points.
  ///   - fits: Returns true if the text fits at a scale.
  func answer(upTo most: Double, where fits: (Double) -> Bool) -> Double {
    func scale(_ quarters: Int) -> Double { Double(quarters) / 4 / pointSize }
    let lowest = Int((smallestSize * 4).rounded(.up))
    let highest = Int((most * 4).rounded(.down))
    guard lowest <= highest else { return smallestScale }
    if fits(scale(highest)) { return scale(highest) }
    guard fits(scale(lowest)) else { return smallestScale }
    return scale((lowest..<highest).lastByHalving { fits(scale($0)) })
  }
}

extension Range<Int> {
  /// Returns the last number that satisfies a condition, which the lower bound does and the upper bound does not.
  ///
  /// A condition that changes more than once finds one of its changes.
  func lastByHalving(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
