/// The faces of a manifest, which can be looked up by index, family and PostScript name.
///
/// A class, so that copies of a collection share it.
final class PinnedFaces: Sendable {
  let manifest: FontManifest
  private let families: [String: [Int]]
  /// The index of the first face with each PostScript name.
  private let names: [String: Int]

  init(_ manifest: FontManifest) {
    self.manifest = manifest
    let faces = manifest.faces
    families = Dictionary(grouping: faces.indices) { faces[$0].family }
    names = Dictionary(zip(faces.map(\.postScriptName), faces.indices)) { first, _ in first }
  }

  /// Returns the indices of the faces in a family, in the order of the manifest.
  func faces(ofFamily family: String) -> [Int] { families[family] ?? [] }

  /// Returns the index of the first face with the given PostScript name; nil if there is none.
  func face(named name: String) -> Int? { names[name] }

  /// Returns the record of the face at an index.
  func record(_ number: Int) -> FaceRecord { FaceRecord(manifest.faces[number], number) }
}
