import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley compare-ios`, which compares a scene with a picture drawn by iOS.
package struct CompareIOSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-ios",
    abstract: "Compare a scene with a picture that iOS drew.",
    discussion: """
      PICTURE is a PNG of the same views, recorded on an iOS device or simulator. The report has one finding a line: \
      the size; line breaks and positions of lines; positions of glyphs between pixels, and the rule that explains \
      them; the number of pixels that agree, and the largest difference; and the closest of the tried rules.

      Scripts/record-on-mac records a picture with its layout beside it, <name>.layout.json. With that layout, line breaks, \
      baselines, rectangles and glyph origins are compared as numbers, to 0.01 pt. Without it, lines are searched for \
      in the picture, up to two pixels from their position.

      If the background of the picture is transparent and that of the scene is opaque, only opacity is compared.

      Exit code 0: the layouts and, within the tolerance, all pixels agree. 1: they do not. 2: a mistake in a file.

      Examples:
          galley compare-ios welcome.yaml welcome@ios.png
          galley compare-ios welcome.yaml welcome@ios.png --diff difference.png
          galley compare-ios field.yaml field@ios.png --ignore 6,16,162,64
          galley compare-ios welcome.yaml welcome@ios.png --json | jq -r '.findings[]'
      """,
    shouldDisplay: false)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @Argument(help: ArgumentHelp("The PNG that iOS drew.", valueName: "picture"))
  var picture: String

  @Option(
    help: ArgumentHelp(
      "The layout that was recorded with the picture. (default: the picture's name with .layout.json, if it exists)",
      valueName: "file"))
  var layout: String?

  @Option(
    help: ArgumentHelp(
      "A file for a picture of the differences, in magenta on a pale copy of iOS's.", valueName: "file"))
  var diff: String?

  @Option(help: ArgumentHelp("The largest difference of a channel at which pixels agree, 0 to 255.", valueName: "n"))
  var tolerance = PixelAgreement.usualTolerance

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle of pixels to ignore, such as a glyph of a font that Galley lacks. Can be repeated.",
      valueName: "x,y,width,height"))
  var ignore: [String] = []

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard (0...255).contains(tolerance) else {
      throw ValidationError("--tolerance is \(tolerance); it must be 0 to 255")
    }
  }

  mutating func run() throws {
    let options = PictureFindings.Options(tolerance: tolerance, ignored: try ignore.map(pixelRect))
    let source = try SceneSource.one(scene)
    let recorded = try readPicture()
    let recording = try readLayout()
    let difference = try differenceTarget(source, layout: recording?.path)
    var composed = try compose(
      source, sceneOptions.value, RenderSession(FontLibrary(fonts.value, allowing: try allowance.value.allowances())))
    try composed.takeSteps(through: frameOptions.frame)
    let outcome = IOSComparison(
      scenePath: source.path, picturePath: picture, background: composed.scene.background,
      layout: try recording.map { try compared($0.layout, $0.path, composed) },
      findings: try PictureFindings(try DrawnScene(composed), recorded, options))
    try difference?.write(try outcome.findings.difference(named: picture))
    try report.value.write(json: outcome.json, text: outcome.text)
    if !outcome.agrees { throw Findings() }
  }

  /// Returns the target for the difference picture; nil without `--diff`. Throws if the target is
  /// one of the inputs.
  private func differenceTarget(_ source: SceneSource, layout: String?) throws -> OutputTarget? {
    guard let diff else { return nil }
    guard diff != "-" else {
      throw CommandError("--diff cannot be standard output (-), which has the report: give a file")
    }
    var inputs = [InputFile(path: picture, role: "picture")]
    if !source.isStandardInput { inputs.append(InputFile(path: source.path, role: "scene")) }
    if let layout { inputs.append(InputFile(path: layout, role: "recorded layout")) }
    try OutputTarget.refuseOverwriting(inputs, [.file(diff)], option: "--diff")
    return .file(diff)
  }

  private func readPicture() throws -> Bitmap {
    let bytes = try readFile(picture)
    return try naming(picture) { try PNG.decode(bytes) }
  }

  /// Returns the recorded layout to compare with, and its path; nil if the user requests none and
  /// none is found.
  private func readLayout() throws -> (layout: RecordedLayout, path: String)? {
    let stem = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
    let path = layout ?? stem + ".layout.json"
    guard layout != nil || exists(path) else { return nil }
    let bytes = try readFile(path)
    return (try RecordedLayout(reading: StoredLayout(reading: bytes)?.dump ?? bytes, file: path), path)
  }

  /// Returns the comparison of a recorded layout with the scene's layout.
  private func compared(
    _ recorded: RecordedLayout, _ path: String, _ composed: ComposedScene
  ) throws -> IOSComparison.RecordedLines {
    let own = try RecordedLayout(reading: try composed.layoutDump(), file: composed.source.path)
    return IOSComparison.RecordedLines(
      path: path, origin: recorded.origin, lineCount: own.comparableLineCount(with: recorded),
      disagreements: own.disagreements(with: recorded))
  }

  private func pixelRect(_ text: String) throws -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let limit = 0...Bitmap.maximumSide
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      [x, y, width, height].allSatisfy(limit.contains)
    else {
      throw CommandError(
        "--ignore takes four whole numbers of pixels from 0 to \(Bitmap.maximumSide), x,y,width,height, as in "
          + "6,16,162,64, not \"\(text)\"")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
