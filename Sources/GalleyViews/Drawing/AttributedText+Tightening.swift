import GalleyText

extension AttributedText {
  /// True if letters of any paragraph may move together before text is cut.
  var allowsTightening: Bool {
    runs.contains { $0.attributes.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false }
  }
}
