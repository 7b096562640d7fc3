import GalleyText

extension AttributedText {
  /// True if letters of any paragraph may be tightened before text is truncated.
  var allowsTightening: Bool {
    runs.contains { $0.attributes.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false }
  }
}
