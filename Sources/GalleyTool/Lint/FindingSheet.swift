import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyViews

/// The maximum number of findings on a sheet. Up to `mostSharpPictures` findings are drawn at two
/// pixels per point.
private let mostPictures = 240
private let mostSharpPictures = 60
/// The margin around the outlined rectangle, in points. A picture on the sheet is at least
/// `leastWidth` wide, because its caption needs this width, and at most as large as
/// `largestPicture`.
private let surroundings = 24.0
private let leastWidth = 240.0
private let largestPicture = Size(width: 320, height: 240)

/// Writes a sheet of findings. Each entry is the part of the picture around a finding, with an
/// outline, and a caption below. Scenes are drawn again, one at a time, so that the pictures of a
/// run need not be kept in memory. If there are too many findings for a sheet, it shows the first
/// one for each scene, view and rule.
func writeSheet(of findings: [CaseFinding], to path: String, _ session: RenderSession) throws {
  var frames: [FilmStrip.Frame] = []
  var last: ComposedScene?
  let groups = chosen(findings)
  let sheetScale = groups.reduce(0) { $0 + $1.findings.count } > mostSharpPictures ? 1.0 : 2
  for (golden, findings) in groups {
    let variant = try session.variant(named: golden.variant, ofScene: golden.scene)
    var composed = try compose(SceneSource(file: golden.scene, variant: variant), SceneChanges(), session)
    try composed.takeSteps()
    let (picture, scale) = (try composed.picture(), composed.scene.scale)
    for finding in findings {
      guard let image = try outlined(finding.finding.frame, in: picture, scale: scale, at: sheetScale, composed) else {
        continue
      }
      let caption =
        "\(golden.title) \(finding.finding.rule.rawValue): \"\(finding.finding.view)\" "
        + finding.finding.place.message
      frames.append(FilmStrip.Frame(image: image, caption: caption))
    }
    last = composed
  }
  guard let composed = last, !frames.isEmpty else {
    note("\(path): no findings to show")
    return
  }
  let sheet = try composed.checkingFonts {
    try FilmStrip(frames, scale: sheetScale, typesetter: composed.player.page.context.typesetter).picture()
  }
  try OutputTarget.file(path).write(try naming(path) { try PNG.encode(sheet) })
  if frames.count < findings.count { note("\(path): shows \(frames.count) of \(findings.count) findings") }
}

/// Returns the findings that a sheet shows, grouped by scene. If there are too many for a sheet,
/// these are only the first ones for each scene, view and rule.
private func chosen(_ findings: [CaseFinding]) -> [(golden: GoldenCase, findings: [CaseFinding])] {
  var kept = findings
  if findings.count > mostPictures {
    var seen: Set<[String]> = []
    kept = findings.filter { seen.insert([$0.golden.scene, $0.finding.view, $0.finding.rule.rawValue]).inserted }
  }
  var groups: [(golden: GoldenCase, findings: [CaseFinding])] = []
  for finding in kept.prefix(mostPictures) {
    if groups.last?.golden == finding.golden {
      groups[groups.count - 1].findings.append(finding)
    } else {
      groups.append((finding.golden, [finding]))
    }
  }
  return groups
}

/// Returns the part of a picture around a rectangle, with the rectangle outlined; nil if no part of
/// the rectangle is visible.
private func outlined(
  _ frame: Rect, in picture: Bitmap, scale: Double, at sheetScale: Double, _ composed: ComposedScene
) throws -> Bitmap? {
  let canvas = Rect(x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  let size = Size(
    width: min(canvas.width, min(largestPicture.width, max(leastWidth, frame.width + 2 * surroundings))).rounded(.up),
    height: min(canvas.height, min(largestPicture.height, frame.height + 2 * surroundings)).rounded(.up))
  // A rectangle that is larger than the picture is shown from its beginning.
  let x = min(max(0, min(frame.minX - surroundings, frame.midX - size.width / 2)), max(0, canvas.width - size.width))
    .rounded(.down)
  let y = min(max(0, frame.minY - surroundings), max(0, canvas.height - size.height)).rounded(.down)
  guard size.width >= 1, size.height >= 1 else { return nil }
  let color = Color(red: 255, green: 0, blue: 170, alpha: 255)
  let list = DisplayList(commands: [
    .image(picture, Rect(x: -x, y: -y, width: canvas.width, height: canvas.height)),
    .frame(
      RoundedRect(Rect(x: frame.minX - x - 1, y: frame.minY - y - 1, width: frame.width + 2, height: frame.height + 2)),
      width: 1.5, color),
  ])
  let pixels = PixelSize(width: Int(size.width * sheetScale), height: Int(size.height * sheetScale))
  return try composed.checkingFonts {
    try rasterize(
      list, size: pixels, scale: sheetScale, background: .white, typesetter: composed.player.page.context.typesetter)
  }
}
