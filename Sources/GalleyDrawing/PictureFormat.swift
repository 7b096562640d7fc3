public import GalleyFonts

/// A file format for pictures. To add a format, add a folder with its `PictureEncoder` and a case
/// here.
///
/// ```swift
/// let size = PixelSize(width: 200, height: 80)
/// let drawing = Drawing(displayList(of: label), size: size, scale: 2, background: .white)
/// let file = try PictureFormat.svg.encode(drawing, typesetter: typesetter)
/// ```
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// PNG files, which contain pixels: see `PNG`.
  case png
  /// SVG files, which contain shapes: see `SVG`.
  case svg

  private var encoder: any PictureEncoder.Type {
    switch self {
    case .png: PNG.self
    case .svg: SVG.self
    }
  }

  /// The file name extension with its dot, such as `.png`.
  public var fileExtension: String { "." + rawValue }

  /// True if the files are text that can be printed on a terminal.
  public var isText: Bool { encoder.isText }

  /// True if the files contain pixels. Film strips and animations can be made only from such files.
  public var isRaster: Bool { encoder.isRaster }

  /// Returns the contents of a file in this format that shows `drawing`.
  /// - Throws: `BitmapError` or `PNGError`.
  public func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8] {
    try encoder.encode(drawing, typesetter: typesetter)
  }
}
