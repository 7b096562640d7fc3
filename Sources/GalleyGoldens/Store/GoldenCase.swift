import GalleyFiles

/// A scene and the files that say what it looked like when it was last accepted. They stand beside each other:
/// `insets.yaml`, `insets.png`, `insets.layout.json`. A scene with named frames has a picture for each instead of the
/// one: `typing.focused.png`, `typing.typed.png`.
public struct GoldenCase: Hashable, Sendable {
  /// Most bytes that a golden picture may have, unless its scene says `large: true`: 24 kB. A repository keeps every
  /// version of every picture for good.
  public static let largestImage = 24 << 10

  /// The scene file.
  public let scene: String
  /// The path of the scene without its extension; the goldens' paths start with it.
  public let stem: String

  /// The case of a scene file.
  public init(scene: String) {
    self.scene = scene
    stem = sceneExtension(of: scene).map { String(scene.dropLast($0.count)) } ?? scene
  }

  /// Where the accepted picture is, if the scene has no named frames.
  public var image: String { image(of: nil) }
  /// Where the accepted picture of a frame is; of the only picture, if there is no name.
  public func image(of frame: String?) -> String { stem + (frame.map { "." + $0 } ?? "") + imageExtension }
  /// Where the accepted layout is.
  public var layout: String { stem + layoutExtension }
  /// The last part of the stem, such as `insets`.
  public var name: String { fileName(of: stem) }

  /// The frame that a golden picture of this case shows, by its path; nil for the only picture.
  public func frame(ofImage path: String) -> String? {
    path == image ? nil : String(path.dropFirst(stem.count + 1).dropLast(imageExtension.count))
  }
}

let imageExtension = ".png"
let layoutExtension = ".layout.json"
private let sceneExtensions = [".yaml", ".yml", ".json"]

/// `.yaml`, `.yml` or `.json` if the path is that of a scene; nil for anything else, layouts among it.
func sceneExtension(of path: String) -> String? {
  guard !path.hasSuffix(layoutExtension) else { return nil }
  return sceneExtensions.first { path.hasSuffix($0) && fileName(of: path) != $0 }
}

/// The scene file whose goldens' paths start with `stem`; nil if there is none.
func scene(withStem stem: String) -> String? {
  sceneExtensions.map { stem + $0 }.first { $0 != stem + layoutExtension && exists($0) }
}
