import GalleyFonts

/// An encoder of drawings, one for each `PictureFormat`.
protocol PictureEncoder {
  /// True if the files are text.
  static var isText: Bool { get }
  /// True if the files contain pixels.
  static var isRaster: Bool { get }
  /// Returns the file for `drawing`.
  static func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8]
}
