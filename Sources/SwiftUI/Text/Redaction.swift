/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not loaded yet. Text is drawn as bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private. Only views that are marked as private are hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. It is drawn unchanged.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  /// The reasons for hiding the content of the view.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason for hiding the content of this view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.insert(reason) })
  }
  /// Removes all reasons for hiding the content of this view.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Hides this view where private content is hidden.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentModifier {
        if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons = .placeholder }
      })
  }
}
