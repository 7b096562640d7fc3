/// A colour in straight (not premultiplied) 8-bit sRGB with alpha. UIKit counterpart: UIColor in
/// the sRGB space.
///
/// ```swift
/// let red = Color(hex: "#FF3B30")
/// let faint = red?.multipliedAlpha(by: 0.2)
/// let label = SystemColor.label.color(in: .dark)
/// ```
public struct Color: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour from its components.
  @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.dropFirst().map(\.hexDigitValue)
    guard !digits.contains(nil) else { return nil }
    var values = digits.compactMap { $0 }
    if values.count == 3 || values.count == 4 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8, text.utf8.count == text.count else { return nil }
    let bytes = stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  public var hex: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Returns the same colour with its opacity multiplied by `factor` (0…1) and rounded to the
  /// nearest step.
  public func multipliedAlpha(by factor: Double) -> Color {
    let scaled = (Double(alpha) * min(max(factor, 0), 1)).rounded(.toNearestOrAwayFromZero)
    return Color(red: red, green: green, blue: blue, alpha: UInt8(scaled))
  }
}
