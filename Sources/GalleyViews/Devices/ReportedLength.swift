/// The reliability of a figure about Apple's software.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Recorded from running code, or stated by Apple.
  case recorded
  /// Measured and published by others; reports may differ by a point or two.
  case reported
  /// Copied from the nearest screen of the same kind (our choice).
  case assumed
}

/// A length in points, with the range of its sources.
public struct ReportedLength: Hashable, Sendable {
  /// The length in use, in points.
  public let points: Double
  /// The minimum and maximum reported length, in points.
  public let reports: ClosedRange<Double>
  /// The reliability of the length.
  public let certainty: Certainty

  /// Creates a length.
  /// - Parameter reports: nil if all reports agree.
  public init(_ points: Double, reports: ClosedRange<Double>? = nil, _ certainty: Certainty = .reported) {
    self.points = points
    self.reports = reports ?? points...points
    self.certainty = certainty
  }
}
