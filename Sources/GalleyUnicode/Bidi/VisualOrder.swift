/// The order in which the units of one line are seen from left to right: the logical index at each visual place
/// (UAX 9, rule L2). The levels must be the line's own, with rule L1 applied at its end.
///
/// Linear in the number of levels times the number of distinct embedding levels, of which there are at most 127.
package func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  var highest: UInt8 = 0
  var lowestOdd = UInt8.max
  for level in levels {
    highest = max(highest, level)
    if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
  }
  var level = highest
  while level >= lowestOdd {
    var start = 0
    while start < levels.count {
      var end = start
      while end < levels.count && levels[end] >= level { end += 1 }
      if end > start + 1 { order[start..<end].reverse() }
      start = end + 1
    }
    level -= 1
  }
  return order
}
