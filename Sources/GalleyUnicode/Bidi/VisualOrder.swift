/// Returns the indices of the units in one line in visual order, from left to right (UAX 9, rule
/// L2).
///
/// The levels must be the line's own, with rule L1 applied at its end.
///
/// Linear in the number of levels times the number of distinct embedding levels, of which there are at most 127.
package func visualOrder(ofLevels levels: [BidiLevel]) -> [Int] {
  var order = Array(levels.indices)
  var highest: BidiLevel = 0
  var lowestOdd: BidiLevel = .deepest
  for level in levels {
    highest = max(highest, level)
    if level.isRightToLeft { lowestOdd = min(lowestOdd, level) }
  }
  for level in stride(from: highest.value, through: lowestOdd.value, by: -1).lazy.map({ BidiLevel($0) }) {
    var start = 0
    while start < levels.count {
      var end = start
      while end < levels.count && levels[end] >= level { end += 1 }
      if end > start + 1 { order[start..<end].reverse() }
      start = end + 1
    }
  }
  return order
}
