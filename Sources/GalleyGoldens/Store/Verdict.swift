/// The verdict on a scene, from its layout and its pixels.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The layout and the pixels are as recorded.
  case same
  /// Only the pixels differ, and the scene is not the cause: glyphs are drawn differently.
  case rasterDrift = "raster drift"
  /// Only the layout differs from the recorded layout. The pixels are the same.
  case metricsOnly = "metrics only"
  /// The pixels differ because of colours, underlines, opacity or the like. Lines and frames are as
  /// recorded.
  case paintOnly = "paint only"
  /// Lines or frames differ from the recorded ones, and so do the pixels.
  case changed

  /// Creates the verdict from the results of comparing layout and pixels.
  /// - Parameter geometryIsSame: true if the layout's lines and frames are the same, whatever else differs.
  public init(layoutIsSame: Bool, pixelsAreSame: Bool, geometryIsSame: Bool = false) {
    switch (layoutIsSame, pixelsAreSame) {
    case (true, true): self = .same
    case (true, false): self = .rasterDrift
    case (false, true): self = .metricsOnly
    case (false, false): self = geometryIsSame ? .paintOnly : .changed
    }
  }
}
