import UIKit

/// The views of a scene, each with its frame.
@MainActor
struct ScenePage {
  /// A view and what the scene calls it.
  struct Entry {
    let id: String
    let kind: String
    let view: UIView
    /// The entries of its subviews.
    let inner: [Entry]
  }

  let root: UIView
  let scale: CGFloat
  let entries: [Entry]

  private static let keys: Set<String> = [
    "galley", "size", "scale", "background", "appearance", "fonts", "styles", "views", "large", "maxDelta", "maxPixels",
    "raster",
  ]

  /// Builds a scene.
  /// - Parameter folder: what relative paths in it count from.
  init(_ scene: SceneNode, folder: String) throws {
    try scene.refuseKeys(except: Self.keys, in: "a scene")
    scale = try scene["scale"]?.number() ?? 2
    let device = UIScreen.main.scale
    // UIKit rounds sizes and places to the pixels of the device, whatever a picture is drawn with.
    guard scale == device else {
      throw Mistake(
        "the scene has \(scale) pixels a point and the simulator \(device): boot one with \(scale)", at: "scale")
    }
    let isDark: Bool = try scene["appearance"]?.choice(["light": false, "dark": true]) ?? false
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(displayScale: scale),
    ])
    let fonts = SceneFonts(folder: folder, traits: traits)
    if let own = scene["fonts"] {
      // emojiMetrics says how Galley sets emoji; iOS has its own way, as it has its own raster.
      try own.refuseKeys(except: ["files", "emojiMetrics"], in: "a scene's fonts")
      if let files = own["files"] { try fonts.register(files: files) }
    }
    guard let views = scene["views"] else { throw Mistake("the key \"views\" is missing") }
    var making = ViewMaking(attributes: TextAttributes(fonts: fonts, styles: scene["styles"]), ids: ViewNames(views))
    entries = try making.views(views)
    root = UIView()
    root.overrideUserInterfaceStyle = isDark ? .dark : .light
    root.backgroundColor = try scene["background"]?.color(in: traits) ?? .clear
    for entry in entries { root.addSubview(entry.view) }
    root.frame = CGRect(origin: .zero, size: try Self.size(scene["size"], of: entries, scale: scale))
    root.layoutIfNeeded()
    root.setContentScale(scale)
  }

  /// The size of the canvas: as written, or as far as the views reach, up to whole pixels.
  private static func size(_ node: SceneNode?, of entries: [Entry], scale: CGFloat) throws -> CGSize {
    let given = try node?.lengths("[width, height]") ?? [nil, nil]
    let width = given[0] ?? entries.map { $0.view.frame.maxX }.max() ?? 0
    let height = given[1] ?? entries.map { $0.view.frame.maxY }.max() ?? 0
    let size = CGSize(width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
    guard size.width > 0, size.height > 0 else { throw Mistake("the canvas is empty; give it a size", at: "size") }
    return size
  }
}

extension UIView {
  /// Lets the view and all in it draw with as many pixels a point as the picture has.
  fileprivate func setContentScale(_ scale: CGFloat) {
    contentScaleFactor = scale
    for view in subviews { view.setContentScale(scale) }
  }
}

/// The names of views without an id: kind and number among those of that kind, as Galley calls them.
struct ViewNames {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Looks up all ids of a scene's views.
  init(_ views: SceneNode) { collect(views) }

  private mutating func collect(_ views: SceneNode) {
    for item in (try? views.elements()) ?? [] {
      for kind in (try? item.keys()) ?? [] {
        if let id = item[kind]?["id"]?.value as? String { used.insert(id) }
        if let inner = item[kind]?["subviews"] { collect(inner) }
      }
    }
  }

  /// The name of the next view of that kind without an id.
  mutating func next(_ kind: String) -> String {
    while true {
      counts[kind, default: 0] += 1
      let name = kind + String(counts[kind, default: 0])
      if used.insert(name).inserted { return name }
    }
  }
}
