import GalleyFiles
import GalleyFonts
import GalleyGoldens

/// All that workloads are made from.
struct BenchSetting {
  var fonts: FontCollection
  /// The folder of the fonts, for other processes.
  var fontsFolder: String
  /// The family to set in; nil is the system's.
  var family: String?
  /// The width to lay text out in, in points.
  var width: Double
  /// Files of one's own, read.
  var labels: [BenchLabel]?
  var text: String?
  /// The part of the full size of each workload, above 0 and at most 1.
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

  /// The part of a number that stands for the full size.
  func count(_ full: Int, atLeast least: Int = 1) -> Int { max(least, Int(Double(full) * part)) }
}
