import Foundation

/// The characters, words, sentences and paragraphs of a text, as ranges of UTF-16 offsets.
struct TextUnits {
  private let text: String

  init(of text: String) { self.text = text }

  func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: text.indices.map { offset($0)..<offset(text.index(after: $0)) }
    case .word: words
    case .sentence: pieces(after: [".", "!", "?", "\n", "\u{2029}", "。", "！", "？", "…"])
    case .paragraph: pieces(after: ["\n", "\r", "\r\n", "\u{2029}"])
    case .line, .document: [0..<text.utf16.count]
    }
  }

  private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }

  /// Runs of letters and digits; an apostrophe or a full stop between two of them belongs to the word.
  private var words: [Range<Int>] {
    let characters = Array(text)
    var (words, start, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for (index, character) in characters.enumerated() {
      let isInside =
        character.isPartOfWord
        || (start != nil && "'’.".contains(character) && index + 1 < characters.count
          && characters[index + 1].isPartOfWord)
      if isInside, start == nil { start = place }
      if !isInside, let first = start {
        words.append(first..<place)
        start = nil
      }
      place += character.utf16.count
    }
    if let start { words.append(start..<place) }
    return words
  }

  /// Pieces that end with one of the characters, and with the spaces behind it.
  private func pieces(after ends: [Character]) -> [Range<Int>] {
    var (pieces, start, place, hasEnded): ([Range<Int>], Int, Int, Bool) = ([], 0, 0, false)
    for character in text {
      let isEnd = ends.contains(character)
      if hasEnded, !isEnd, character != " " {
        pieces.append(start..<place)
        (start, hasEnded) = (place, false)
      }
      place += character.utf16.count
      if isEnd { hasEnded = true }
      if isEnd, character.isNewline {
        pieces.append(start..<place)
        (start, hasEnded) = (place, false)
      }
    }
    if start < place || pieces.isEmpty { pieces.append(start..<place) }
    return pieces
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
