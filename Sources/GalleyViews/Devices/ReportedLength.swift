/// The reliability of a figure about Apple's software, by its source.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// The figure was recorded from running code, or published by Apple.
  case recorded
  /// The figure was measured and published by others. Reports may differ by a point or two.
  case reported
  /// The figure was copied from the most similar screen of the same kind (our choice).
  case assumed
}

/// A length in points, with the range of the lengths that sources report.
public struct ReportedLength: Hashable, Sendable {
  /// The length that is used, in points.
  public let points: Double
  /// The range of the reported lengths, in points.
  public let reports: ClosedRange<Double>
  /// The reliability of the length, by its source.
  public let certainty: Certainty

  /// Creates a length. By default, all sources report exactly this length.
  /// - Parameter reports: nil if all reports agree.
  public init(_ points: Double, reports: ClosedRange<Double>? = nil, _ certainty: Certainty = .reported) {
    self.points = points
    self.reports = reports ?? points...points
    self.certainty = certainty
  }
}
