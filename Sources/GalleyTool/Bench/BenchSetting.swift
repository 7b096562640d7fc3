import GalleyFiles
import GalleyFonts
import GalleyGoldens

/// The input and the settings that all workloads share.
struct BenchSetting {
  var fonts: FontCollection
  /// The folder of the fonts, which is passed to other processes.
  var fontsFolder: String
  /// The family of all text; nil for the system font.
  var family: String?
  /// The width to lay text out in, in points.
  var width: Double
  /// Labels that were read from the user's files.
  var labels: [BenchLabel]?
  var text: String?
  /// The fraction of each workload's full size, above 0 and at most 1.
  var part: Double
  /// The program to compare with.
  var floor: Floor?
  /// A temporary folder for files of the workloads.
  var folder: String

  /// The font size of all workloads but the labels, in points.
  static let fontSize = 16.0

  /// The font at a size.
  func font(size: Double = fontSize) throws -> Font { try fonts.font(FontDescriptor(family: family), size: size) }

  /// Writes a file for the workloads into the temporary folder, and returns its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = joined(folder, name)
    try writeFile(path, bytes)
    return path
  }

  /// Returns the fraction of a full number.
  func count(_ full: Int, atLeast least: Int = 1) -> Int { max(least, Int(Double(full) * part)) }
}
