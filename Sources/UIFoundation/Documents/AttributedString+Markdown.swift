public import Foundation

extension AttributedString {
  /// Options for reading Markdown. Foundation reads Markdown only on Apple's systems. Galley reads
  /// the syntax inside paragraphs, not block syntax.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown syntax to interpret.
    public enum InterpretedSyntax: Int, Sendable, Hashable {
      /// Interprets all syntax. Galley takes block syntax as text.
      case full
      /// Interprets syntax inside paragraphs. Runs of spaces become a single space.
      case inlineOnly
      /// Interprets syntax inside paragraphs. Spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for Markdown that cannot be parsed. It has no effect, since every text can be
    /// parsed.
    public enum FailurePolicy: Int, Sendable, Hashable {
      /// Throws an error.
      case throwError
      /// Returns the part that could be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// True if custom attributes in the Markdown are read. Galley does not read them.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for Markdown that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options for reading Markdown.
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

  /// Creates an attributed string from Markdown with emphasis, code and links.
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
  /// Creates an attributed string from Markdown with emphasis, code and links. Labels draw emphasis
  /// and code in other faces of their font's family.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
