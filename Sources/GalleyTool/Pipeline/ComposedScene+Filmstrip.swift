import GalleyDrawing
import GalleyFonts
import GalleyScenes
import GalleyViews

extension ComposedScene {
  /// Takes the steps, and puts the frames on one sheet.
  mutating func filmstrip() throws(Complaint) -> Bitmap {
    try checkFrames(for: "sheet")
    var frames: [FilmStrip.Frame] = []
    try takeShots { shot, scene throws(Complaint) in
      frames.append(FilmStrip.Frame(image: try scene.picture(), caption: shot.caption))
    }
    return try sheet(of: frames)
  }

  /// Refuses a scene without frames, and one whose frames are too large together.
  func checkFrames(for purpose: String) throws(Complaint) {
    guard !frames.isEmpty else {
      let reason = scene.steps.isEmpty ? "the scene has no steps" : "none of its steps names a frame"
      throw Complaint(
        "\(source.path): \(reason), so there is nothing for the \(purpose) to show: add steps, and \"frame: name\" to "
          + "those that a picture is taken after")
    }
    try checkPixelCount(of: purpose)
  }

  /// The frames on one sheet.
  private func sheet(of frames: [FilmStrip.Frame]) throws(Complaint) -> Bitmap {
    let typesetter = player.page.context.typesetter
    return try press.checkingFonts(of: typesetter) { () throws(Complaint) in
      let strip: FilmStrip
      do throws(FontError) {
        strip = try FilmStrip(frames, scale: scene.scale, typesetter: typesetter)
      } catch {
        throw Complaint(error)
      }
      do throws(BitmapError) {
        return try strip.picture()
      } catch {
        throw Complaint("\(source.path): \(error.message)")
      }
    }
  }
}
