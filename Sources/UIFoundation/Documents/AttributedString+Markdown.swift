public import Foundation

extension AttributedString {
  /// Options of reading Markdown. Foundation reads it on Apple's systems only; here paragraphs are read, not blocks.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown to read.
    public enum InterpretedSyntax: Int, Sendable, Hashable {
      /// All: the blocks are taken as text here.
      case full
      /// Marks inside a paragraph; runs of spaces become one.
      case inlineOnly
      /// Marks inside a paragraph; spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for unreadable text. All text is readable.
    public enum FailurePolicy: Int, Sendable, Hashable {
      /// An error.
      case throwError
      /// The part that could be read.
      case returnPartiallyParsedIfPossible
    }

    /// True if attributes of one's own are read. They are not here.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown to read.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for unreadable text.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text from Markdown: emphasis, code and links.
  /// - Parameter baseURL: the address that those of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let keepsSpaces = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    self = MarkdownReader(markdown, keepsSpaces: keepsSpaces, baseURL: baseURL).read()
    if let code = options.languageCode { self.languageIdentifier = code }
  }
}

extension NSAttributedString {
  /// A text from Markdown: emphasis, code and links, which labels show in faces of their font.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
