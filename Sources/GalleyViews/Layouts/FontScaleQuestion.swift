import GalleyBase
import GalleyText

/// The input for finding the font scale at which a text fits: everything that the scale depends on, besides the text.
struct FontScaleQuestion: Hashable {
  /// The size available to the text.
  var size: Size
  /// The size of the view's font.
  var pointSize: Double
  /// The minimum size that the font may shrink to.
  var smallestSize: Double
  /// The scale at that size.
  var smallestScale: Double
  /// Maximum number of lines; 0 means no limit.
  var numberOfLines = 1
  /// The rules of the layout.
  var options = LayoutOptions()
  /// True if white space at the end must fit too.
  var countsSpaces = false

  /// Returns the largest scale that makes the font a whole number of quarter points and the text fit, or the smallest
  /// scale if none does.
  ///
  /// The steps keep the text's appearance stable under small changes of the size.
  /// - Parameters:
  ///   - most: The maximum size to try, in points.
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
  /// Returns the last number that satisfies a condition. The lower bound must satisfy it, the upper bound must not.
  ///
  /// If the condition changes more than once, the result is at one of its changes.
  func lastByHalving(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
