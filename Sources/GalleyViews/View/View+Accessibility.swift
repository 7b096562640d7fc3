extension View {
  /// All that the view and those in it say, in the order of the subviews, with a line break between two; what is hidden
  /// is left out.
  public final var spokenText: String { spokenTexts.joined(separator: "\n") }

  private var spokenTexts: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = accessibilityLabel.map { $0.isEmpty ? [] : [$0] } ?? []
    return own + subviews.flatMap(\.spokenTexts)
  }
}
