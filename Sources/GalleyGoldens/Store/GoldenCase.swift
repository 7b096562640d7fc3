import GalleyFiles

/// A scene and its goldens, which are the files with its accepted pictures and layout. They are in
/// the same folder: `insets.yaml`, `insets.png`, `insets.layout.json`. A scene with named frames
/// has a picture for each frame instead: `typing.focused.png`, `typing.typed.png`. A variant of a
/// scene, such as the scene in dark, has its own goldens: `insets@dark.png`,
/// `insets@dark.layout.json`.
public struct GoldenCase: Hashable, Sendable {
  /// The default maximum size of a golden picture, 250 kB. The project's `largestGolden` or `large:
  /// true` in the scene changes it. There is a limit because a repository keeps all versions of all
  /// pictures.
  public static let largestImage = 250 << 10

  /// The path of the scene file.
  public let scene: String
  /// The name of the variant; empty for the scene itself.
  public let variant: String
  /// The path of the scene without its extension, followed by the name of the variant. The paths of
  /// the goldens begin with it.
  public var stem: String {
    let bare = sceneExtension(of: scene).map { String(scene.dropLast($0.count)) } ?? scene
    return bare + (variant.isEmpty ? "" : "@" + variant)
  }
  /// True if the goldens are separate files; false for a variant that has only a line in the
  /// scene's cells file.
  public let keepsPicture: Bool

  /// Creates a value for a scene, or for a variant of the scene.
  public init(scene: String, variant: String = "", keepsPicture: Bool = true) {
    self.scene = scene
    self.variant = variant
    self.keepsPicture = keepsPicture
  }

  /// The name of the scene or variant in reports: `insets.yaml`, or `insets.yaml@dark` for a
  /// variant.
  public var title: String { scene + (variant.isEmpty ? "" : "@" + variant) }

  /// The path of the accepted picture, for a scene without named frames.
  public var image: String { image(of: nil) }
  /// Returns the path of the accepted picture of a frame; nil means the only picture of the scene.
  public func image(of frame: String?) -> String { stem + (frame.map { "." + $0 } ?? "") + imageExtension }
  /// The path of the accepted layout.
  public var layout: String { stem + layoutExtension }
  /// Returns the paths of all goldens: the pictures of the frames and the layout. For a variant
  /// that has only a line, returns the path of the cells file.
  public func files(for frames: [String?]) -> [String] {
    keepsPicture ? frames.map { image(of: $0) } + [layout] : [cells]
  }
  /// The last part of the stem, such as `insets`.
  public var name: String { fileName(of: stem) }

  /// Returns the name of the frame that a golden picture of this scene shows; nil if it is the only
  /// picture.
  public func frame(ofImage path: String) -> String? {
    path == image ? nil : String(path.dropFirst(stem.count + 1).dropLast(imageExtension.count))
  }
}

let imageExtension = ".png"
let layoutExtension = ".layout.json"
private let sceneExtensions = [".yaml", ".yml", ".json"]

/// Returns `.yaml`, `.yml` or `.json` if a path has the name of a scene; nil for other paths,
/// including layouts.
func sceneExtension(of path: String) -> String? {
  guard !path.hasSuffix(layoutExtension) else { return nil }
  return sceneExtensions.first { path.hasSuffix($0) && fileName(of: path) != $0 }
}

/// Returns the existing scene file with the given stem (path without extension); nil if there is
/// none.
func scene(withStem stem: String) -> String? {
  sceneExtensions.map { stem + $0 }.first { $0 != stem + layoutExtension && exists($0) }
}
