/// A scene and the two files that say what it looked like when it was last accepted. They stand beside each other:
/// `insets.yaml`, `insets.png`, `insets.layout.json`.
public struct GoldenCase: Hashable, Sendable {
  /// Most bytes that a golden picture may have, unless its scene says `large: true`: 24 kB. A repository keeps every
  /// version of every picture for good.
  public static let largestImage = 24 << 10

  /// The scene file.
  public let scene: String
  /// The path of the scene without its extension; the two goldens' paths start with it.
  public let stem: String

  /// The case of a scene file.
  public init(scene: String) {
    self.scene = scene
    stem = sceneExtension(of: scene).map { String(scene.dropLast($0.count)) } ?? scene
  }

  /// Where the accepted picture is.
  public var image: String { stem + imageExtension }
  /// Where the accepted layout is.
  public var layout: String { stem + layoutExtension }
  /// The last part of the stem, such as `insets`.
  public var name: String { fileName(of: stem) }
}

let imageExtension = ".png"
let layoutExtension = ".layout.json"

/// `.yaml`, `.yml` or `.json` if the path is that of a scene; nil for anything else, layouts among it.
func sceneExtension(of path: String) -> String? {
  guard !path.hasSuffix(layoutExtension) else { return nil }
  return [".yaml", ".yml", ".json"].first { path.hasSuffix($0) && fileName(of: path) != $0 }
}
