import GalleyFonts

/// Encodes drawings in one `PictureFormat`.
protocol PictureEncoder {
  /// True if files in this format are text.
  static var isText: Bool { get }
  /// True if files in this format contain pixels.
  static var isRaster: Bool { get }
  /// Returns the contents of a file that shows `drawing`.
  static func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8]
}
