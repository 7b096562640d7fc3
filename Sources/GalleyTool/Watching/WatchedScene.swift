import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// A watched scene with its last pictures.
struct WatchedScene: Sendable {
  /// A picture with its file.
  struct Picture: Hashable, Sendable {
    /// The name of the frame; nil for the only picture.
    var frame: String?
    /// The picture as the bytes of a PNG file.
    var png: [UInt8]
    /// The width and height in pixels.
    var size: PixelSize
    /// The bounding box of the pixels that differ from the golden; nil if no pixel differs or
    /// nothing was compared.
    var bounds: PixelRect?
  }

  /// The scene with its goldens.
  var golden: GoldenCase
  /// The verdict in one word; `error` for a scene that could not be drawn.
  var verdict = ""
  /// The reasons of the verdict, or the lines of error messages.
  var reasons: [String] = []
  /// The pictures from the last time that the scene could be drawn. An error does not change them.
  var pictures: [Picture] = []

  /// The number of pixels per point of the pictures.
  private var scale = 1.0
  /// The line number in the scene file that the reasons are about. Nil if the scene looks like its
  /// goldens, is new, or could not be drawn.
  private var line: Int?

  /// Creates a watched scene that is not drawn yet.
  init(_ golden: GoldenCase) { self.golden = golden }

  /// True if the scene could be drawn.
  var isDrawn: Bool { verdict != "error" }

  /// Draws the scene and compares it with its goldens. A difference does not count as a failure
  /// here, and writes no files.
  mutating func draw(_ session: RenderSession) {
    let drawn = attempt {
      let subject = try subject(of: golden, session)
      let result = golden.compare(subject)
      let pictures = try subject.pictures.map { picture in
        try naming(golden.scene) {
          Picture(
            frame: picture.frame, png: try PNG.encode(picture.image), size: picture.image.size,
            bounds: result.pictures.first { $0.frame == picture.frame }?.pixels.boundingBox)
        }
      }
      let scale = (try? JSON(reading: subject.layout))?["scale"]?.number
      return (pictures, scale ?? 1, result)
    }
    switch drawn {
    case .success((let drawn, let drawnScale, let result)):
      (pictures, scale) = (drawn, drawnScale)
      verdict = result.isNew ? "new" : result.word
      reasons = result.isNew ? ["it has no golden yet"] : result.reasons
      var documents = SceneDocuments()
      let views = result.causes.compactMap(\.view)
      line = result.isNew || reasons.isEmpty ? nil : documents.line(ofScene: golden.scene, reasons, views: views)
    case .failure(let commandError):
      line = nil
      verdict = "error"
      reasons = commandError.lines
    }
  }

  /// Returns the lines of the report.
  func text(_ ink: Ink) -> String {
    let color: Ink.Color = verdict == "same" ? .good : verdict == "new" ? .doubtful : .bad
    if verdict == "new" { return "\(ink.paint(verdict, color))  \(golden.title) has no golden yet" }
    // The lines of errors name their own positions, and go to standard error.
    let place = golden.scene + (line.map { ":\($0)" } ?? "")
    let change = ChangeText(
      verdict: verdict, place: line == nil ? golden.title : place,
      extent: line == nil || golden.variant.isEmpty ? "" : "in \(golden.variant)", reasons: isDrawn ? reasons : [])
    return change.lines(ink, color).joined(separator: "\n")
  }

  /// The line about the scene that `galley watch --json` prints.
  var json: JSON {
    [
      "galley": 1, "scene": golden.scene, "variant": golden.variant.isEmpty ? nil : golden.variant, "verdict": verdict,
      "reasons": reasons,
    ]
  }

  /// The event that updates the web page, with the pictures.
  var event: JSON {
    [
      "title": golden.title, "verdict": verdict, "reasons": reasons, "scale": scale,
      "pictures": pictures.map {
        [
          "frame": $0.frame, "size": [$0.size.width, $0.size.height], "data": base64($0.png),
          "bounds": $0.bounds.map { [$0.x, $0.y, $0.width, $0.height] },
        ] as JSON
      },
    ]
  }
}
