import GalleyBase
import GalleyDrawing
import GalleyFonts

/// Returns a short digest of a picture's pixels: two pictures of one digest look the same.
func digest(of picture: Bitmap) -> String {
  shortDigest(Array("\(picture.width) \(picture.height) ".utf8) + picture.bytes)
}

/// Returns a short digest of an outline.
func digest(of path: Path) -> String { shortDigest(Array("\(path.elements)".utf8)) }

/// Returns the first twelve digits of the SHA-256 of some bytes: enough to tell the pictures of a scene apart.
func shortDigest(_ bytes: [UInt8]) -> String { String(sha256(of: bytes).prefix(12)) }
