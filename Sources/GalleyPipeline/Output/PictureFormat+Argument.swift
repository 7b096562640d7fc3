public import ArgumentParser
public import GalleyDrawing
import GalleyFiles

extension PictureFormat: ExpressibleByArgument {
  /// The names of all formats as a list in a sentence.
  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns the requested format, or else the format for the output's extension, or else PNG.
  /// Throws if the extension belongs to a format that cannot be written.
  package static func chosen(_ format: PictureFormat?, output: String?) throws -> PictureFormat {
    if let output, let ending = foreignEnding(of: output) {
      throw CommandError(
        "-o \(output): \(ending) is not a format that galley writes; the name must end with .png, .svg or .apng")
    }
    let named = output.flatMap { name in allCases.first { name.lowercased().hasSuffix($0.fileExtension) } }
    guard let format else { return named ?? .png }
    if let named, named != format, let output {
      throw CommandError(
        "--format \(format) and the name \(output) contradict each other: leave one out, or use a name that ends with "
          + format.fileExtension)
    }
    return format
  }

  /// The extensions of picture and page formats that cannot be written.
  private static let foreignEndings = [
    "jpg", "jpeg", "jpe", "jfif", "gif", "webp", "heic", "heif", "avif", "jxl", "tif", "tiff", "bmp", "ico", "icns",
    "tga",
    "ppm", "pgm", "psd", "eps", "ps", "pdf", "htm", "html", "mov", "mp4", "webm",
  ]

  /// Returns the extension of a file name if it belongs to a format that cannot be written; nil for
  /// all other names and for folders.
  private static func foreignEnding(of output: String) -> String? {
    guard let dot = output.lastIndex(of: "."), !isFolder(output) else { return nil }
    let ending = output[output.index(after: dot)...]
    return foreignEndings.contains(ending.lowercased()) ? "." + ending : nil
  }
}
