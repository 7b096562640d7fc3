public import Foundation

extension NSAttributedString.Key {
  /// The key of a Boolean that is true if punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The key of the language in which the text is spoken, as a BCP 47 code.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The key of the pitch of the voice, 0…2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// The key of a Boolean that is true if an announcement waits for the previous announcement to
  /// end.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The key of the pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// The key of a Boolean that is true if characters are spoken one by one.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The key of the level of a heading, 1…6, or 0 for none.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// The key of custom data of the application, an array of strings.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// The key of the kind of text, a `UIAccessibilityTextualContext`.
  public static let accessibilityTextContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}

/// A kind of text, which influences how the text is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The raw name of the kind of text.
  public var rawValue: String

  /// Creates a kind of text from its raw name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document of a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A narrative, such as a novel.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation of messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The input or output of a console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
