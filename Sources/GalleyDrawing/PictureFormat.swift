public import GalleyFonts

/// A format of picture files. To add a format, add a folder with its `PictureEncoder` and a case here.
///
/// ```swift
/// let size = PixelSize(width: 200, height: 80)
/// let drawing = Drawing(displayList(of: label), size: size, scale: 2, background: .white)
/// let file = try PictureFormat.svg.encode(drawing, typesetter: typesetter)
/// ```
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// A file of pixels: see `PNG`.
  case png
  /// A file of shapes: see `SVG`.
  case svg

  private var encoder: any PictureEncoder.Type {
    switch self {
    case .png: PNG.self
    case .svg: SVG.self
    }
  }

  /// The file name extension with its dot, such as `.png`.
  public var fileExtension: String { "." + rawValue }

  /// True if files are text, which a terminal can show.
  public var isText: Bool { encoder.isText }

  /// True if files contain pixels, so that film strips and animations can be made from them.
  public var isRaster: Bool { encoder.isRaster }

  /// Returns the file for `drawing`.
  /// - Throws: `BitmapError` or `PNGError`.
  public func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8] {
    try encoder.encode(drawing, typesetter: typesetter)
  }
}
