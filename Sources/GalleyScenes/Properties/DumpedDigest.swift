import GalleyBase
import GalleyDrawing
import GalleyFonts

/// Returns a short digest of an image's pixels. Images with the same digest look the same.
func digest(of picture: Bitmap) -> String {
  shortDigest(Array("\(picture.width) \(picture.height) ".utf8) + picture.bytes)
}

/// Returns a short digest of a path.
func digest(of path: Path) -> String { shortDigest(Array("\(path.elements)".utf8)) }

/// Returns the first twelve digits of the SHA-256 of some bytes. This is enough to distinguish the
/// images of a scene.
func shortDigest(_ bytes: [UInt8]) -> String { String(sha256(of: bytes).prefix(12)) }
