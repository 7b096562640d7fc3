public import Foundation

/// A spelling checker. Galley has no dictionary: no word counts as misspelled, and there are no
/// guesses or completions.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { [] }
  open var ignoredWords: [String]? = []

  public override init() {}

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  open class func learnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func unlearnWord(_ word: String) {}
}
