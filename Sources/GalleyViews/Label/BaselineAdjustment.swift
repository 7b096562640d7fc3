/// Where a line of text stands that was made smaller to fit. UIKit counterpart: UIBaselineAdjustment.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
  /// Its baseline is where that of the text in full size would be.
  case alignBaselines
  /// It is in the middle of the label.
  case alignCenters
  /// Its top is where that of the text in full size would be.
  case none
}
