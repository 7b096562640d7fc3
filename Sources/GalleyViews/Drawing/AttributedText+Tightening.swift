import GalleyText

extension AttributedText {
  /// Whether letters of any paragraph may move together before text is cut.
  var allowsTightening: Bool {
    runs.contains { $0.attributes.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false }
  }
}
