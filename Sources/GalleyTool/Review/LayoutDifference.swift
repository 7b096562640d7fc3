import GalleyBase

/// Returns the lines of two layout dumps that differ. Removed lines begin with `-`, and new lines
/// with `+`. Each group of lines begins with its line number. Lines that replace each other are
/// shortened to the different part.
/// - Parameter width: the maximum number of characters of a line.
func layoutDifference(expected: [UInt8], actual: [UInt8], width: Int) -> [String] {
  let before = lines(expected)
  let after = lines(actual)
  let changes = after.difference(from: before)
  var gone: Set<Int> = []
  var new: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): gone.insert(offset)
    case .insert(let offset, _, _): new.insert(offset)
    }
  }
  var result: [String] = []
  var (old, now) = (0, 0)
  while old < before.count || now < after.count {
    guard gone.contains(old) || new.contains(now) else {
      (old, now) = (old + 1, now + 1)
      continue
    }
    let (oldStart, newStart) = (old, now)
    while gone.contains(old) { old += 1 }
    while new.contains(now) { now += 1 }
    result.append("@ line \(newStart + 1)")
    let pairs = min(old - oldStart, now - newStart)
    for index in 0..<pairs {
      let (left, right) = (before[oldStart + index], after[newStart + index])
      let start = max(0, zip(left, right).prefix { $0 == $1 }.count - 24)
      result.append("- " + excerpt(left, from: start, width: width - 2))
      result.append("+ " + excerpt(right, from: start, width: width - 2))
    }
    result += before[oldStart + pairs..<old].map { "- " + excerpt($0, from: 0, width: width - 2) }
    result += after[newStart + pairs..<now].map { "+ " + excerpt($0, from: 0, width: width - 2) }
  }
  return result
}

private func lines(_ bytes: [UInt8]) -> [Substring] {
  String(decoding: bytes, as: UTF8.self).split(separator: "\n")
}

/// Returns `width` characters of a line, with `…` where text is left out.
private func excerpt(_ line: Substring, from start: Int, width: Int) -> String {
  let head = start > 0 ? "…" : ""
  let rest = line.dropFirst(start)
  let room = max(1, width - head.count)
  let shown = String(rest.prefix(room)).visible
  return rest.count <= room && shown.count <= room ? head + shown : head + shown.prefix(room - 1) + "…"
}
