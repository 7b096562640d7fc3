import GalleyFiles
import GalleyFonts
import GalleyGoldens

/// The input and the settings that all workloads share.
struct BenchSetting {
  var fonts: FontCollection
  /// The folder of the fonts, for processes that a workload starts.
  var fontsFolder: String
  /// The font family of all text; nil for the system font.
  var family: String?
  /// The width for text layout, in points.
  var width: Double
  /// The labels from the user's file; nil for generated labels.
  var labels: [BenchLabel]?
  var text: String?
  /// The fraction of each workload's full size, above 0 and at most 1.
  var part: Double
  /// The program to compare with; nil for none.
  var floor: Floor?
  /// The temporary folder for files of the workloads.
  var folder: String

  /// The font size of all workloads except the labels, in points.
  static let fontSize = 16.0

  /// Returns the font at a size.
  func font(size: Double = fontSize) throws -> Font { try fonts.font(FontDescriptor(family: family), size: size) }

  /// Writes a file for the workloads into the temporary folder, and returns its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = joined(folder, name)
    try writeFile(path, bytes)
    return path
  }

  /// Returns the number multiplied by the fraction `part`, but not less than a minimum.
  func count(_ full: Int, atLeast least: Int = 1) -> Int { max(least, Int(Double(full) * part)) }
}
