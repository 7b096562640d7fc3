/// The position and kind of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none
  /// Alpha comes last; the colours are multiplied by it.
  case premultipliedLast
  /// Alpha comes first; the colours are multiplied by it.
  case premultipliedFirst
  /// Alpha comes last; the colours are not multiplied by it.
  case last
  /// Alpha comes first; the colours are not multiplied by it.
  case first
  /// An unused byte comes last.
  case noneSkipLast
  /// An unused byte comes first.
  case noneSkipFirst
  /// There is only an alpha component.
  case alphaOnly
}

/// The order of bytes in a word.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The format of pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a format from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a format from the kind of alpha and the byte order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bit for floating-point components.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits, low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits, low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits, high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits, high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
