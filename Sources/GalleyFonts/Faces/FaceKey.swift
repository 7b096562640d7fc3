/// A face at a position of its axes.
struct FaceKey: Hashable {
  let face: FontFace
  let variations: [FontVariation]
}
