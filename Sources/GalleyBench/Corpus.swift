import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A label that a workload draws.
struct BenchLabel: Hashable, Sendable {
  /// The maximum font size of a label, in points. With `largestWidth`, it ensures that the picture
  /// of a label is not larger than a bitmap can be.
  static let largestSize: Double = 1000
  static let largestWidth: Double = 10_000

  /// The font size in points.
  var size: Double
  /// The width for line wrapping, in points; 0 means a single line of any width.
  var width: Double
  /// The language, such as `de` or `pt_BR`.
  var language: String
  var text: String
}

/// Returns the labels in a file that has one label per line, in four columns separated by tabs.
func readLabels(_ path: String) throws -> [BenchLabel] {
  let lines = try readText(path).split(separator: "\n", omittingEmptySubsequences: true)
  guard !lines.isEmpty else { throw CommandError("\(path): the file has no labels") }
  return try lines.enumerated().map { number, line in
    let columns = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard columns.count == 4, let size = Double(columns[0]), let width = Double(columns[1]) else {
      throw CommandError("\(path):\(number + 1): expected size, width, language and text, separated by tabs")
    }
    guard size > 0, size <= BenchLabel.largestSize, width >= 0, width <= BenchLabel.largestWidth else {
      throw CommandError(
        "\(path):\(number + 1): the size must be above 0 and at most \(Int(BenchLabel.largestSize)) points, the width "
          + "at most \(Int(BenchLabel.largestWidth)), or 0 for one line of any width")
    }
    return BenchLabel(size: size, width: width, language: String(columns[2]), text: String(columns[3]))
  }
}

/// Returns the text of a file. Throws if it is empty.
func readText(_ path: String) throws -> String {
  let text = String(decoding: try readFile(path), as: UTF8.self)
  guard !text.isEmpty else { throw CommandError("\(path): the file is empty: there is nothing to measure") }
  return text
}
