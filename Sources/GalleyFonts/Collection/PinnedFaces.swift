/// The faces of a manifest by their numbers in it, found by family and by PostScript name.
///
/// An object, so that collections of one manifest, which are copied often, share it.
final class PinnedFaces: Sendable {
  let manifest: FontManifest
  private let families: [String: [Int]]
  /// The first face of each name.
  private let names: [String: Int]

  init(_ manifest: FontManifest) {
    self.manifest = manifest
    let faces = manifest.faces
    families = Dictionary(grouping: faces.indices) { faces[$0].family }
    names = Dictionary(zip(faces.map(\.postScriptName), faces.indices)) { first, _ in first }
  }

  /// The numbers of a family's faces, in the manifest's order.
  func faces(ofFamily family: String) -> [Int] { families[family] ?? [] }

  /// The number of the first face of a PostScript name; nil if there is none.
  func face(named name: String) -> Int? { names[name] }

  /// The face of a number as it can be requested.
  func record(_ number: Int) -> FaceRecord { FaceRecord(manifest.faces[number], number) }
}
