import GalleyFiles
import GalleyFonts

/// A program that does the work of the workloads with bare calls of the libraries. An engine can hardly be faster.
struct Floor {
  /// Its path, or its name on the PATH.
  var program: String
  /// A temporary folder for its files.
  var folder: String

  /// Pictures are 8-bit grey, without filters, compressed by libdeflate at level 1, as Galley's are.
  private static let encoding = ["-g", "-D", "1"]

  /// Draws the label of `cold` in a process of its own.
  func label(_ font: Font, size: (width: Int, height: Int), scale: Int, text: String) throws -> [Reading] {
    let picture = joined(folder, "floor.png")
    let arguments =
      ["label", picture] + [size.width, size.height, scale, Int(font.pointSize)].map(String.init) + [text]
    return try runMeasured(program, Self.encoding + ["-f", font.face.path] + arguments).readings
  }

  /// Does the work of a mode in a process of its own, and returns the numbers that the process prints as a line of
  /// JSON.
  /// - Parameters:
  ///   - fonts: the faces that it may use, in order of preference.
  ///   - isOneParagraph: true if newlines become spaces.
  ///   - repetitions: the number of repetitions, of which it reports the median time.
  func numbers(
    _ arguments: [String], fonts: [Font], isOneParagraph: Bool = false, repetitions: Int = 1
  ) throws -> (String) throws -> Double {
    let output = joined(folder, "floor.json")
    var paths: [String] = []
    for font in fonts where !paths.contains(font.face.path) { paths.append(font.face.path) }
    let options =
      Self.encoding + ["-r", "\(repetitions)"] + (isOneParagraph ? ["-1"] : []) + paths.flatMap { ["-f", $0] }
    _ = try runMeasured(program, options + arguments, output: output)
    let bytes = try readFile(output)
    guard let line = try? JSON(reading: bytes) else {
      throw CommandError("\(program) \(arguments[0]): expected a line of JSON on standard output")
    }
    return { name in
      guard let number = line[name]?.number else {
        throw CommandError("\(program) \(arguments[0]): its line of JSON has no number \"\(name)\"")
      }
      return number
    }
  }
}
