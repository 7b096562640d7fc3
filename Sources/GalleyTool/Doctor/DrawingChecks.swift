import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// Returns checks that this machine draws a known scene with exactly the expected pixels, and that
/// encoding and decoding as PNG preserves them.
func drawingChecks(_ library: FontLibrary) -> [Check] {
  do {
    let picture = try subject(of: SceneSource(name: "known", bytes: Array(knownScene.utf8)), RenderSession(library))
      .pictures[0].image
    let digest = String(sha256(of: Array(picture.bytes)).prefix(16))
    let isSame = try PNG.decode(try PNG.encode(picture)) == picture
    return [
      Check(
        isOK: digest == knownDigest,
        message: "the pixels of a known scene: \(digest)" + (digest == knownDigest ? "" : ", expected \(knownDigest)")),
      Check(
        isOK: isSame,
        message: isSame ? "PNG round-trips exactly" : "a picture changes when it is written and read as a PNG",
        isPart: true),
    ]
  } catch {
    return Check.failures(error)
  }
}

/// A scene with edges, corners, rotated shapes, a gradient and a shadow. It has no text, so that it does not depend on
/// fonts.
private let knownScene = """
  galley: 1
  size: [64, 48]
  scale: 2
  background: "#F4F1EA"
  views:
    - view: { frame: [4, 4, 28, 20], cornerRadius: 7, backgroundColor: "#B5432E", borderWidth: 1.5, borderColor: "#20304080" }
    - view:
        frame: [30.25, 10.5, 24, 24]
        alpha: 0.75
        transform: { rotation: 30 }
        gradient: { colors: ["#2E6DB5", "#F0D060"] }
    - view: { frame: [6, 28, 20, 14], backgroundColor: "#3A7D44", layerShadow: { color: "#000000", opacity: 0.5, radius: 3 } }
  """

/// The beginning of the SHA-256 digest of the scene's pixels.
private let knownDigest = "674f96755f457da7"
