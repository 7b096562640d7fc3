/// Encodes and decodes pictures as PNG (ISO/IEC 15948) in memory. UIKit counterparts: `pngData()`,
/// `UIImage(data:)`.
public enum PNG {
  /// The trade-off between the time and size of encoding.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// Encoding is fast: libdeflate's level 1.
    case fast
    /// Files are a few percent smaller, for twice the time: libdeflate's level 7.
    case small

    var level: Int32 {
      switch self {
      case .fast: return 1
      case .small: return 7
      }
    }
  }
}
