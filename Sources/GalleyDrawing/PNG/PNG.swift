/// Pictures as PNG bytes (ISO/IEC 15948), in memory. UIKit counterparts: `pngData()`, `UIImage(data:)`.
public enum PNG {
  /// An encoder's trade-off between time and size.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// Fast: libdeflate's level 1.
    case fast
    /// A few percent smaller for twice the time: libdeflate's level 7.
    case small

    var level: Int32 {
      switch self {
      case .fast: return 1
      case .small: return 7
      }
    }
  }
}
