import Foundation
import GalleyFonts
import GalleyUnicode
import GalleyViews
import UIFoundation

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

  /// The ranges of the words that taps select (UAX 29, with ICU's dictionaries for scripts without
  /// spaces).
  private var words: [Range<Int>] {
    EngineLock.withLock {
      let context = renderContext()
      return Array(text.utf16).withUnsafeBufferPointer {
        context.typesetter.analyzer.words(of: $0, locale: context.locale).filter(\.hasLetters).map(\.range)
      }
    }
  }

  /// Returns the ranges into which the characters `ends` divide the text. Each range ends after
  /// such a character and the spaces that follow it.
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
