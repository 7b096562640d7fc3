/// The verdict about a scene, from its layout and its pixels.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The layout and the pixels are as recorded.
  case same
  /// Only the pixels differ, and nothing in the scene says why: glyphs are drawn differently.
  case rasterDrift = "raster drift"
  /// Only the layout differs.
  case metricsOnly = "metrics only"
  /// Colours, lines under text, opacity and the like differ, and the pixels; lines and frames are as recorded.
  case paintOnly = "paint only"
  /// Lines or frames differ, and the pixels.
  case changed

  /// Creates the verdict about a layout and pixels that are the same or not.
  /// - Parameter geometryIsSame: true if the layout's lines and frames are, whatever else it says.
  public init(layoutIsSame: Bool, pixelsAreSame: Bool, geometryIsSame: Bool = false) {
    switch (layoutIsSame, pixelsAreSame) {
    case (true, true): self = .same
    case (true, false): self = .rasterDrift
    case (false, true): self = .metricsOnly
    case (false, false): self = geometryIsSame ? .paintOnly : .changed
    }
  }
}
