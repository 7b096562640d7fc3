extension View {
  /// The accessibility labels of the view and its subviews, in order, joined by line feeds. Hidden
  /// views are skipped.
  public final var spokenText: String { spokenTexts.joined(separator: "\n") }

  private var spokenTexts: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = accessibilityLabel.map { $0.isEmpty ? [] : [$0] } ?? []
    return own + subviews.flatMap(\.spokenTexts)
  }
}
