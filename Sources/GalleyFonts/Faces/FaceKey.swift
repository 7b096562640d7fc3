/// A face at a position of its axes.
struct FaceKey: Hashable {
  let face: FontFace
  let variations: [FontVariation]
  /// Points per em for a face whose letters are spaced by size; 0 for all others, which are the same at all sizes.
  var trackedSize = 0.0
}
