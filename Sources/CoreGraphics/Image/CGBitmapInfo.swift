/// The position and kind of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The pixel has no alpha component.
  case none
  /// Alpha is the last component. The colours are multiplied by alpha.
  case premultipliedLast
  /// Alpha is the first component. The colours are multiplied by alpha.
  case premultipliedFirst
  /// Alpha is the last component. The colours are not multiplied by alpha.
  case last
  /// Alpha is the first component. The colours are not multiplied by alpha.
  case first
  /// The last byte is unused.
  case noneSkipLast
  /// The first byte is unused.
  case noneSkipFirst
  /// The pixel has only an alpha component.
  case alphaOnly
}

/// The order of the bytes in a word.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The format of pixels in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt32

  /// Creates a format from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a format from the kind of alpha and the byte order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
  }

  /// The mask of the bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bit for floating-point components.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The mask of the bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits with the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits with the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits with the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits with the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
