public import GalleyText

extension TabColumns {
  /// Creates the columns that all rows of several labels share. The labels' text is measured before
  /// shrinking.
  ///
  /// Set them as each label's `tabColumns`, and again when a text or font changes.
  public init(measuring labels: [Label]) {
    self.init(
      measuring: labels.filter { !$0.content.isEmpty }
        .map { $0.layout(inWidth: .infinity, numberOfLines: 0).shaped })
  }
}
