/// Pictures as PNG bytes (ISO/IEC 15948), in memory. UIKit counterparts: `pngData()`, `UIImage(data:)`.
public enum PNG {
  /// The trade-off of an encoder between time and size.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// Quick: deflate level 1.
    case fast
    /// A fifth smaller for three times the time: deflate level 6.
    case small

    var level: Int32 {
      switch self {
      case .fast: return 1
      case .small: return 6
      }
    }
  }
}
