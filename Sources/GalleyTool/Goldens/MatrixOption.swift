import ArgumentParser
import GalleyGoldens
import GalleyScenes

/// The option for the variants of scenes.
struct MatrixOption: ParsableArguments, Sendable {
  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Draw the variants of galley.yaml's matrix too. (default: only if no scene is named)"))
  var matrix: Bool?

  /// Returns the scenes that are named, or all of the project, each in its variants if they are asked for.
  func sources(of scenes: [String]) throws -> [SceneSource] {
    let projects = ProjectLibrary()
    var files = scenes
    if scenes.isEmpty {
      guard let project = try projects.project(inFolder: "") else {
        throw Complaint("no scene is named, and there is no galley.yaml here: name one, or begin with galley init")
      }
      files = try GoldenScan(paths: try project.scenePaths()).cases.map(\.scene)
      if files.isEmpty { throw Complaint("\(project.file): the project has no scene yet") }
    }
    let sources = try SceneSource.all(files)
    guard matrix ?? scenes.isEmpty else { return sources }
    return try sources.flatMap { source in
      source.isStandardInput
        ? [source] : try projects.variants(ofScene: source.path).map(source.drawn)
    }
  }
}
