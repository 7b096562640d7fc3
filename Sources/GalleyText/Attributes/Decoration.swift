public import GalleyBase

/// A line under or through text. UIKit counterpart: NSUnderlineStyle.
public struct LineDecoration: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// A decoration of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line of the font's thickness.
  public static let single = LineDecoration(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = LineDecoration(rawValue: 0x02)
  /// Two lines of the font's thickness, one thickness apart.
  public static let double = LineDecoration(rawValue: 0x09)
  /// Lines only at words, not at the spaces between.
  public static let byWord = LineDecoration(rawValue: 0x8000)
}

/// A copy of the text behind the text. UIKit counterpart: NSShadow.
public struct Shadow: Hashable, Sendable {
  /// Colour of the copy.
  public var color: Color
  /// How far the copy is moved, in points, y down.
  public var offset: Point

  /// A sharp shadow.
  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}
