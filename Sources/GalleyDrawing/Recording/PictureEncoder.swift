import GalleyFonts

/// An encoder of drawings, one for each `PictureFormat`.
protocol PictureEncoder {
  /// True if files are text.
  static var isText: Bool { get }
  /// True if files hold pixels.
  static var isRaster: Bool { get }
  /// Returns a file of `drawing`.
  static func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8]
}
