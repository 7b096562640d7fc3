import Foundation
import GalleyUnicode

/// The words in a part of a text. Each word includes the text after it up to the next word, and the
/// first word also the text before it, so that the words cover the whole part.
struct EnumeratedWords {
  var words: [(word: NSRange, whole: NSRange)] = []

  init(of text: NSString, in range: NSRange, options: WordEnumerationOptions) {
    let locale = options.contains(.localized) ? UIKitEnvironment.current.locale : ""
    let units = Array(text.substring(with: range).utf16)
    let found = EngineLock.withLock {
      units.withUnsafeBufferPointer { UnicodeAnalyzer().words(of: $0, locale: locale) }
    }
    let named = found.filter(\.hasLetters).map {
      NSRange($0.range.lowerBound + range.location..<$0.range.upperBound + range.location)
    }
    for (index, word) in named.enumerated() {
      let start = index == 0 ? range.location : word.location
      let end = index + 1 < named.count ? named[index + 1].location : NSMaxRange(range)
      words.append((word, NSRange(start..<end)))
    }
    if options.contains(.reverse) { words.reverse() }
  }
}
