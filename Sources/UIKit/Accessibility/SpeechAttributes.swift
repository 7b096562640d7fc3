public import Foundation

extension NSAttributedString.Key {
  /// True if marks of punctuation are spoken.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language of speech, by its BCP 47 code.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of speech, 0…2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// True if an announcement waits for the one before.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in phonetic letters.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// True if characters are spoken one by one.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, 1…6, or 0 for none.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// The application's own data, an array of strings.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// The kind of text.
  public static let accessibilityTextContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}

/// A kind of text, which changes how it is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text of a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table of numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The name of a file.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Output of a console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
