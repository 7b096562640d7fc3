/// The vertical position of a line of text that was shrunk to fit. UIKit counterpart: UIBaselineAdjustment.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
  /// The baseline stays where that of the text at full size is.
  case alignBaselines
  /// The line is centred in the label.
  case alignCenters
  /// The top stays where that of the text at full size is.
  case none
}
