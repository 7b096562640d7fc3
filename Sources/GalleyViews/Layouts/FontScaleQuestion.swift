import GalleyBase
import GalleyText

/// The input for finding the font scale at which a text fits: everything on which the scale
/// depends, except the text.
struct FontScaleQuestion: Hashable {
  /// The size that is available to the text.
  var size: Size
  /// The font size of the view, in points.
  var pointSize: Double
  /// The minimum size to which the font may shrink, in points.
  var smallestSize: Double
  /// The scale at which the font has the minimum size.
  var smallestScale: Double
  /// The maximum number of lines; 0 means no limit.
  var numberOfLines = 1
  /// The options of the layout.
  var options = LayoutOptions()
  /// True if the white space at the end of the text must fit too.
  var countsSpaces = false

  /// Returns the largest scale at which the text fits and the font size is a multiple of a quarter
  /// point. If the text does not fit at any such scale, returns the smallest scale.
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
  /// Returns the last number in the range that satisfies a condition, by binary search. The
  /// condition must hold at the lower bound and must not hold at the upper bound.
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
