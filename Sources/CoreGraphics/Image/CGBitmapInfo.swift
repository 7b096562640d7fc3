/// The place and the form of opacity in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none
  /// Opacity last; colours are multiplied by it.
  case premultipliedLast
  /// Opacity first; colours are multiplied by it.
  case premultipliedFirst
  /// Opacity last.
  case last
  /// Opacity first.
  case first
  /// An unused byte last.
  case noneSkipLast
  /// An unused byte first.
  case noneSkipFirst
  /// Opacity and nothing else.
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

/// The form of pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The set of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A form from its parts.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bit for components that are not whole numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the order of bytes.
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

/// The care with which pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
