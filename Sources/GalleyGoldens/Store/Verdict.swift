/// What comparing a scene with its golden came to: the layout and the pixels taken together.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Layout and pixels are as recorded.
  case same
  /// The layout is as recorded, the pixels are not: glyphs or colours are drawn differently.
  case rasterDrift = "raster drift"
  /// The layout is not as recorded, yet no pixel shows it.
  case metricsOnly = "metrics only"
  /// Neither the layout nor the pixels are as recorded.
  case changed

  /// The verdict for a layout that is the same or not, and pixels that are within their budget or not.
  public init(layoutIsSame: Bool, pixelsAreSame: Bool) {
    switch (layoutIsSame, pixelsAreSame) {
    case (true, true): self = .same
    case (true, false): self = .rasterDrift
    case (false, true): self = .metricsOnly
    case (false, false): self = .changed
    }
  }
}
