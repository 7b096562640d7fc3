/// The vertical position of a line of text that was shrunk to fit. UIKit counterpart: UIBaselineAdjustment.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
  /// The baseline is where it would be at full size.
  case alignBaselines
  /// The line is centred in the label.
  case alignCenters
  /// The top is where it would be at full size.
  case none
}
