import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// The command `galley report-bug`, which packs a scene with its results.
struct ReportBugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report-bug",
    abstract: "Pack a scene and its results.",
    discussion: """
      Writes <name>.bug.tar, with which a fault can be reproduced elsewhere. It contains

          files/          the scene, galley.yaml, and the files that these use, except fonts
          picture.png     the picture, and one for each frame: picture.<frame>.png
          layout.json     the layout, as galley layout prints it
          error.txt       the message instead, if the scene cannot be drawn
          doctor.json     the report of galley doctor
          report.json     the versions, and the digests of the faces that were used

      The same files give the same archive. Nothing is sent anywhere: look into the archive before you send it.

      In every text that is shown, --hide-text replaces letters with letters of the same script, case and about the \
      same width, and digits with zeros. Spaces and punctuation stay, so that lines break much as before, and so do \
      placeholders of arguments, such as %d; an argument that is a number becomes one with as many digits. It drops \
      comments, makes pictures grey, and draws the scene again, so that picture and layout reveal no more. The names \
      of files, fonts, views, and keys of strings stay. A file whose text it cannot recognise is left out and \
      listed.

      Exit code 0: the archive was written, even if the scene cannot be drawn. 2: no archive was written.

      Examples:
          galley report-bug welcome.yaml
          galley report-bug welcome.yaml --hide-text -o welcome.tar
      """)

  @Argument(help: ArgumentHelp("A scene file.", valueName: "scene"))
  var scene: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The archive; - is standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Replace all text by other text of similar shape.")
  var hideText = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let source = try SceneSource.one(scene)
    guard !source.isStandardInput else { throw CommandError("a report needs the scene's file, not standard input") }
    let target: OutputTarget = output == "-" ? .standardOutput : .file(output ?? source.name + ".bug.tar")
    try OutputTarget.refuseOverwriting([source], [target])
    guard !report.json || target != .standardOutput else {
      throw CommandError("--json and -o - both write to standard output: give -o a file")
    }
    let found = try BugReport(
      about: scene, fontsFolder: fonts.folder, hidesText: hideText, allowing: try allowance.value.allowances())
    let inputs = found.inputs.map { InputFile(path: $0, role: "file") }
    try OutputTarget.refuseOverwriting(inputs, [target], option: "-o")
    try target.write(try found.archive(named: source.name))
    if report.json {
      try writeStandardOutput(json(found, target).file)
    } else if let path = target.path {
      note("\(path): \(found.files.count) files")
      for name in found.leftOut { note("left out, as its text cannot be hidden: \(name)") }
      if let failure = found.failure {
        note("the scene cannot be drawn; the archive has this error instead of a picture: \(failure)")
      }
    }
  }

  private func json(_ found: BugReport, _ target: OutputTarget) -> JSON {
    [
      "galley": 1, "archive": target.path, "files": found.files.map(\.name), "leftOut": found.leftOut,
      "error": found.failure,
    ]
  }
}
