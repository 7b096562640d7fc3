import GalleyFiles

/// A scene and its goldens, the files with its accepted pictures and layout. They are beside each other: `insets.yaml`,
/// `insets.png`, `insets.layout.json`. A scene with named frames has a picture for each frame instead:
/// `typing.focused.png`, `typing.typed.png`. A variant of a scene, such as the same in dark, has goldens of its own:
/// `insets@dark.png`, `insets@dark.layout.json`.
public struct GoldenCase: Hashable, Sendable {
  /// The maximum size of a golden picture, 250 kB, unless the project's `largestGolden` or `large: true` in the scene
  /// changes it. A repository keeps every version of every picture.
  public static let largestImage = 250 << 10

  /// The scene file.
  public let scene: String
  /// The name of the variant; empty for the scene itself.
  public let variant: String
  /// The path of the scene without its extension, with the name of the variant; the goldens' paths start with it.
  public var stem: String {
    let bare = sceneExtension(of: scene).map { String(scene.dropLast($0.count)) } ?? scene
    return bare + (variant.isEmpty ? "" : "@" + variant)
  }
  /// True if its goldens are files of its own; false for a variant that is a line of the scene's file of cells.
  public let keepsPicture: Bool

  /// Creates the case of a scene file, or of a variant of it.
  public init(scene: String, variant: String = "", keepsPicture: Bool = true) {
    self.scene = scene
    self.variant = variant
    self.keepsPicture = keepsPicture
  }

  /// The scene and its variant, as reports name them: `insets.yaml@dark`.
  public var title: String { scene + (variant.isEmpty ? "" : "@" + variant) }

  /// The path of the accepted picture of a scene without named frames.
  public var image: String { image(of: nil) }
  /// Returns the path of the accepted picture of a frame; nil means the only picture.
  public func image(of frame: String?) -> String { stem + (frame.map { "." + $0 } ?? "") + imageExtension }
  /// The path of the accepted layout.
  public var layout: String { stem + layoutExtension }
  /// Returns the paths of all its goldens: the pictures of its frames and the layout, or the file with its line.
  public func files(for frames: [String?]) -> [String] {
    keepsPicture ? frames.map { image(of: $0) } + [layout] : [cells]
  }
  /// The last part of the stem, such as `insets`.
  public var name: String { fileName(of: stem) }

  /// Returns the frame of a golden picture of this case, by its path; nil for the only picture.
  public func frame(ofImage path: String) -> String? {
    path == image ? nil : String(path.dropFirst(stem.count + 1).dropLast(imageExtension.count))
  }
}

let imageExtension = ".png"
let layoutExtension = ".layout.json"
private let sceneExtensions = [".yaml", ".yml", ".json"]

/// Returns `.yaml`, `.yml` or `.json` if the path is that of a scene; nil for anything else, including layouts.
func sceneExtension(of path: String) -> String? {
  guard !path.hasSuffix(layoutExtension) else { return nil }
  return sceneExtensions.first { path.hasSuffix($0) && fileName(of: path) != $0 }
}

/// Returns the scene file whose goldens' paths start with `stem`; nil if there is none.
func scene(withStem stem: String) -> String? {
  sceneExtensions.map { stem + $0 }.first { $0 != stem + layoutExtension && exists($0) }
}
