/// The certainty of a figure about Apple's software.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Recorded from running code, or stated by Apple.
  case recorded
  /// Measured and published by others; reports may differ by a point or two.
  case reported
  /// Taken from the nearest screen of the same kind (ours).
  case assumed
}

/// A length in points, with its sources.
public struct ReportedLength: Hashable, Sendable {
  /// The length that is used, in points.
  public let points: Double
  /// The least and the greatest reported length, in points.
  public let reports: ClosedRange<Double>
  /// The certainty of the length.
  public let certainty: Certainty

  /// A length.
  /// - Parameter reports: nil if all reports agree.
  public init(_ points: Double, reports: ClosedRange<Double>? = nil, _ certainty: Certainty = .reported) {
    self.points = points
    self.reports = reports ?? points...points
    self.certainty = certainty
  }
}
