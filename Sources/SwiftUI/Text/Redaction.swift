/// The reasons not to show content.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: Int
  /// Members from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: text is drawn as bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; only views marked private are hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is old; it is drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  /// The reasons not to show content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason not to show the content.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.insert(reason) })
  }
  /// Shows the content whatever the reasons.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Hides the content where private content is.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentModifier {
        if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons = .placeholder }
      })
  }
}
