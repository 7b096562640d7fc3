public import Foundation

/// A region that text is laid out in.
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size: CGSize

  /// A container of a size.
  public init(size: CGSize) { self.size = size }
}
