import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley mv`, which moves a scene with its goldens.
struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mv",
    abstract: "Move a scene with its goldens.",
    discussion: """
      Examples:
          galley mv Goldens/badge.yaml Goldens/tag.yaml
          galley mv Goldens/badge.yaml Goldens/shop/badge.yaml

      Moves the scene, its pictures, its layouts and the lines of its cells, all or none. If the scene already has its \
      new name, only the goldens move. git is not needed, and sees the files as renamed.

      galley mv never replaces a scene or a golden.

      Exit code 0: everything was moved. 2: nothing was moved.
      """)

  @Argument(help: ArgumentHelp("The old path of the scene.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new path, or a folder.", valueName: "new"))
  var new: String

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let target = isFolder(new) ? joined(new, fileName(of: old)) : new
    for folder in Set([old, target].map { folder(of: $0) }).sorted() where isFolder(folder.isEmpty ? "." : folder) {
      _ = try finishWriting(in: folder, checking: ProjectLibrary().check(golden:))
    }
    let move = try SceneMove(from: old, to: target)
    if move.files.first?.old == old { try refuseLostMaterial(target) }
    try move.move()
    try report.value.write(
      json: [
        "galley": 1, "files": move.files.map { ["old": $0.old, "new": $0.new] as JSON },
      ], text: "moved: \(old) to \(target), \(move.files.count) \(move.files.count == 1 ? "file" : "files")\n")
  }

  /// Throws if the scene refers to a file by a relative path that would be wrong in the new folder.
  private func refuseLostMaterial(_ target: String) throws {
    let (here, there) = (folder(of: old), folder(of: target))
    guard here.withoutDots != there.withoutDots,
      let document = try? Document(reading: try readFile(old, limit: ReadingLimits().fileSize), file: old)
    else { return }
    for name in document.fileNames where !name.isEmpty && isFile(joined(here, name)) && !isFile(joined(there, name)) {
      throw CommandError(
        "\(old): the scene uses \"\(name)\", which is not found from \(there): change the path, or move that file too")
    }
  }
}
