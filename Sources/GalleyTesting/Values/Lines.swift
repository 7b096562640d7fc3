public import Foundation

extension Diffing where Value == String {
  /// A comparison of texts line by line.
  public static let lines = Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
    LineDifference($0, $1).map { ($0.text, []) }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for texts, which are compared line by line.
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Format == String {
  /// A strategy that writes the description of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that writes the bytes of a value.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        return ("\(old.count) bytes expected, \(new.count) found; they differ from byte \(place)", [])
      })
  }
}

/// The differences between the lines of two texts, in the format of `diff -u`, with `−` and `+`.
struct LineDifference {
  /// The number of unchanged lines before and after a change.
  private static let context = 3

  let text: String

  /// Compares two texts; nil if they are equal.
  init?(_ old: String, _ new: String) {
    guard old != new else { return nil }
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    var marked: [(mark: Character, line: Substring)] = []
    let changes = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < oldLines.count || newPlace < newLines.count {
      if removed.contains(oldPlace) {
        marked.append(("−", oldLines[oldPlace]))
        oldPlace += 1
      } else if inserted.contains(newPlace) {
        marked.append(("+", newLines[newPlace]))
        newPlace += 1
      } else {
        marked.append((" ", oldLines[oldPlace]))
        (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
      }
    }
    text = LineDifference.excerpts(of: marked)
  }

  private static func excerpts(of lines: [(mark: Character, line: Substring)]) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in lines.indices {
      let isNear = changed.contains { abs($0 - index) <= context }
      guard isNear else { continue }
      if index != last + 1 { shown.append("@@ line \(index + 1) @@") }
      shown.append("\(lines[index].mark)\(lines[index].line)")
      last = index
    }
    return shown.joined(separator: "\n")
  }
}
