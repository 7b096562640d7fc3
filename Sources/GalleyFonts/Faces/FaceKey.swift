/// A key for a face with its positions on the variation axes.
struct FaceKey: Hashable {
  let face: FontFace
  let variations: [FontVariation]
}
