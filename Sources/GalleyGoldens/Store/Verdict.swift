/// The verdict about a scene, from its layout and its pixels.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The layout and the pixels are as recorded.
  case same
  /// Only the pixels differ: glyphs or colours are drawn differently.
  case rasterDrift = "raster drift"
  /// Only the layout differs.
  case metricsOnly = "metrics only"
  /// Both differ.
  case changed

  /// Creates the verdict about a layout and pixels that are the same or not.
  public init(layoutIsSame: Bool, pixelsAreSame: Bool) {
    switch (layoutIsSame, pixelsAreSame) {
    case (true, true): self = .same
    case (true, false): self = .rasterDrift
    case (false, true): self = .metricsOnly
    case (false, false): self = .changed
    }
  }
}
