public import ArgumentParser
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension MatrixMode: ExpressibleByArgument {}

/// The options that select cells of scenes' matrices.
typealias MatrixOption = ListedOptions<MatrixChoice>

/// The selection of cells of scenes' matrices.
struct MatrixChoice: Hashable, Sendable {
  /// The mode that `--matrix` gives; nil if the option is not used.
  var matrix: MatrixMode?
  /// True if only the scenes themselves are drawn.
  var isOff = false

  /// Returns the mode that the options request; nil if neither `--matrix` nor `--no-matrix` is
  /// given.
  /// - Throws: an error if both options are given.
  func mode() throws -> MatrixMode? {
    guard isOff else { return matrix }
    if let matrix, matrix != .none {
      throw CommandError("--matrix \(matrix.rawValue) and --no-matrix contradict each other: give one of them")
    }
    return MatrixMode.none
  }

  /// Returns the named scenes, or all scenes of the project. Their cells are included if requested.
  static func sources(
    of scenes: [String], _ mode: MatrixMode?, allowing allowances: Allowances
  ) throws -> [SceneSource] {
    let projects = ProjectLibrary(allowing: allowances)
    var files = scenes
    if scenes.isEmpty {
      guard let project = try projects.project(inFolder: "") else {
        throw CommandError("no scene is given, and there is no galley.yaml here: give a scene, or run galley init")
      }
      files = try GoldenScan(paths: try project.scenePaths()).cases.scenes
      if files.isEmpty { throw CommandError("\(project.file): the project has no scene yet: create one") }
    }
    let sources = try SceneSource.all(files)
    let mode = mode ?? (scenes.isEmpty ? .full : MatrixMode.none)
    guard mode != .none else { return sources }
    return try sources.flatMap { source in
      guard !source.isStandardInput else { return [source] }
      let cells = try projects.cells(ofScene: source.path)
      return cells.numbers(mode).map { source.drawn(in: cells[$0]) }
    }
  }
}

extension MatrixChoice: OptionTarget {
  static var options: [ListedOption<MatrixChoice>] {
    [
      .value(
        "matrix", defaultAsFlag: MatrixMode.full,
        help: ArgumentHelp(
          "The cells of the matrix: full, every combination; default, each value by itself; pairwise, each pair of "
            + "values; none. (default: full, and none for scenes that are given to render)", valueName: "cells")
      ) { $0.matrix = $1 },
      .flag("no-matrix", help: "The same as --matrix none.") { $0.isOff = true },
    ]
  }
}
