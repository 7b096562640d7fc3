import GalleyFiles
import GalleyFonts
import GalleyPipeline

/// A program for comparison that does the same work by calling the libraries directly, without an
/// engine. Its time is a practical lower bound for the time of an engine.
struct Floor {
  /// The path of the program, or its name on the PATH.
  var program: String
  /// The temporary folder for files of the program.
  var folder: String

  /// The options for the same PNG format as Galley's: 8-bit grey, without filters, compressed by
  /// libdeflate at level 1.
  private static let encoding = ["-g", "-D", "1"]

  /// Draws the label of the workload `cold` in a separate process, and returns the readings.
  func label(_ font: Font, size: (width: Int, height: Int), scale: Int, text: String) throws -> [Reading] {
    let picture = joined(folder, "floor.png")
    let arguments =
      ["label", picture] + [size.width, size.height, scale, Int(font.pointSize)].map(String.init) + [text]
    return try runMeasured(program, Self.encoding + ["-f", font.face.path] + arguments).readings
  }

  /// Runs the program in a separate process with the name of a task, and returns the numbers that
  /// it prints as a line of JSON.
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
