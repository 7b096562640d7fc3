/// The corresponding pieces of two texts, in order. Ranges count UTF-16 units.
struct TextAlignment {
  /// A piece of the old text with its counterpart in the new text, which is equal or replaced it.
  struct Piece {
    var before: Range<Int>
    var after: Range<Int>
    /// True if the texts are equal in this piece. Both ranges then have the same length.
    var isSame: Bool
  }

  /// The pieces in order. Text that is in only one of the texts is left out.
  private(set) var pieces: [Piece] = []

  /// The maximum number of differing words, in both texts together, that are compared one by one.
  /// The time grows with the square of their number.
  private static let mostWords = 2_000

  /// Finds the corresponding words of two texts.
  init(_ before: String, _ after: String) {
    let (old, new) = (words(of: Array(before.utf16)), words(of: Array(after.utf16)))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (first, last) = (old[head..<old.count - tail], new[head..<new.count - tail])
    var (gone, added) = (Set(first.indices), Set(last.indices))
    if first.count + last.count <= Self.mostWords {
      let difference = Array(last).difference(from: Array(first))
      gone = Set(difference.removals.map { head + $0.offset })
      added = Set(difference.insertions.map { head + $0.offset })
    }
    var (from, to) = (0, 0)
    var (start, other) = (0, 0)
    while from < old.count || to < new.count {
      var (oldPart, newPart): ([UInt16], [UInt16]) = ([], [])
      while gone.contains(from) {
        oldPart += old[from]
        from += 1
      }
      while added.contains(to) {
        newPart += new[to]
        to += 1
      }
      replace(oldPart, by: newPart, at: start, other)
      (start, other) = (start + oldPart.count, other + newPart.count)
      while from < old.count, to < new.count, !gone.contains(from), !added.contains(to) {
        add(old[from].count, at: start, other, isSame: true)
        (start, other) = (start + old[from].count, other + new[to].count)
        (from, to) = (from + 1, to + 1)
      }
    }
  }

  /// Adds pieces for words that replaced each other. Their common beginnings and ends count as
  /// unchanged.
  private mutating func replace(_ old: [UInt16], by new: [UInt16], at start: Int, _ other: Int) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    add(head, at: start, other, isSame: true)
    let (before, after) = (start + head..<start + old.count - tail, other + head..<other + new.count - tail)
    if !before.isEmpty, !after.isEmpty { pieces.append(Piece(before: before, after: after, isSame: false)) }
    add(tail, at: before.upperBound, after.upperBound, isSame: true)
  }

  private mutating func add(_ count: Int, at start: Int, _ other: Int, isSame: Bool) {
    guard count > 0 else { return }
    if let last = pieces.last, last.isSame, last.before.upperBound == start, last.after.upperBound == other {
      pieces[pieces.count - 1].before = last.before.lowerBound..<start + count
      pieces[pieces.count - 1].after = last.after.lowerBound..<other + count
    } else {
      pieces.append(Piece(before: start..<start + count, after: other..<other + count, isSame: isSame))
    }
  }
}

extension CollectionDifference.Change {
  /// The index of the change in its list.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Returns the words of a text, and the single characters between them.
private func words(of units: [UInt16]) -> [[UInt16]] {
  var words: [[UInt16]] = []
  var isInWord = false
  for unit in units {
    let isSpace = isSpace(unit)
    if isInWord, !isSpace {
      words[words.count - 1].append(unit)
    } else {
      words.append([unit])
    }
    isInWord = !isSpace
  }
  return words
}
