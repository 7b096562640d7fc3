/// How sure a figure about Apple's software is.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Recorded from running code, or stated by Apple.
  case recorded
  /// Reported by those who measured it, as everybody knows it; the reports may differ by a point or two.
  case reported
  /// Nobody's figure: taken from the nearest screen of the same kind, which is this engine's choice.
  case assumed
}

/// A length in points with what it rests on.
public struct ReportedLength: Hashable, Sendable {
  /// The figure that is used.
  public let points: Double
  /// The least and the greatest figure that were reported.
  public let reports: ClosedRange<Double>
  /// How sure it is.
  public let certainty: Certainty

  /// A length.
  /// - Parameter reports: nil if all reports agree.
  public init(_ points: Double, reports: ClosedRange<Double>? = nil, _ certainty: Certainty = .reported) {
    self.points = points
    self.reports = reports ?? points...points
    self.certainty = certainty
  }
}
