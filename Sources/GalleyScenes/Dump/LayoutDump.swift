public import GalleyBase
import GalleyFiles
import GalleyFonts
public import GalleyViews

/// A page's layout as JSON: every view, line, cluster and glyph, with one line of text for each
/// view and line fragment.
///
/// All positions are points in the coordinates of the view that the line belongs to, y down; ranges are UTF-16 offsets
/// in the view's text. Members come in a fixed order, numbers as the shortest decimals that read back exactly.
public struct LayoutDump: Hashable, Sendable {
  /// Optional parts of a dump.
  public struct Options: Hashable, Sendable {
    /// The path of the scene, written as the first member; nil leaves it out.
    public var scene: String?
    /// True if each line lists its caret positions.
    public var includesCarets = false

    /// Creates options for a dump of one scene without carets.
    public init() {}
  }

  /// The JSON in UTF-8, with a line break at its end.
  public let bytes: [UInt8]

  /// The JSON as a string, with a line break at its end.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Creates a dump of a page in its present state, and of the steps so far.
  public init(of page: ScenePage, steps: [StepState] = [], options: Options = Options()) {
    var measures: [String: SceneMeasure] = [:]
    for view in page.scene.views { view.collectMeasures(into: &measures) }
    self.init(
      of: page.window, size: page.size, steps: steps, options: options, measures: measures,
      scene: page.scene, constraints: page.layout.constraintTexts)
  }

  /// Creates a dump of all views in `root`, on a canvas of `size` points. In the dump, a view
  /// without an id has no member `id`.
  public init(of root: View, size: Size, options: Options = Options()) {
    self.init(of: root, size: size, steps: [], options: options, measures: [:], scene: nil, constraints: [])
  }

  private init(
    of root: View, size: Size, steps: [StepState], options: Options, measures: [String: SceneMeasure],
    scene: Scene?, constraints: [String]
  ) {
    root.layoutIfNeeded()
    var writer = LayoutWriter(context: root.context, includesCarets: options.includesCarets)
    writer.measures = measures
    writer.spellings = scene?.colorSpellings ?? ColorSpellings()
    for view in scene?.views ?? [] { view.forEach { writer.frames[$0.id] = $0.statedFrame } }
    writer.json.beginObject()
    if let scene = options.scene { writer.json.member("scene", scene) }
    writer.json.member("galley", 1)
    writer.json.member("size", [size.width, size.height])
    writer.json.member("scale", root.context.scale)
    writer.writeTraits(of: root, background: scene?.background ?? root.backgroundColor)
    if let overlay = scene?.overlay, !overlay.isEmpty {
      writer.json.member("overlay", OverlayKind.allCases.filter(overlay.contains).map(\.rawValue))
    }
    let (margins, avoidance) = (scene?.margins?.edges, scene?.keyboardAvoidance ?? .none)
    writer.json.members(of: [
      "device": scene?.device?.words, "pseudoLocale": scene?.pseudoLocale?.rawValue,
      "safeAreaInsets": (scene?.safeAreaInsets).map { [$0.top, $0.left, $0.bottom, $0.right] },
      "layoutMargins": margins.map { [$0.top, $0.left, $0.bottom, $0.right] },
      "systemFont": scene?.fonts.systemFont?.rawValue,
      "emojiPresentation": scene?.fonts.emojiPresentation == .apple ? nil : scene?.fonts.emojiPresentation.rawValue,
      "emojiMetrics": scene?.fonts.emojiMetrics == .font ? nil : scene?.fonts.emojiMetrics.rawValue,
      "keyboardAvoidance": avoidance == .none ? nil : avoidance.rawValue,
      "showsSelectionHandles": scene?.showsSelectionHandles == false ? false : nil,
    ])
    if !constraints.isEmpty { writer.json.member("constraints", constraints) }
    if let window = root as? Window {
      writer.json.writeKeyboard(
        frame: window.presentedKeyboardFrame, accessoryHeight: window.shownKeyboard?.accessoryHeight ?? 0,
        type: window.shownKeyboardType, windowShift: 0 - window.presentedOrigin.y)
    }
    writer.write(root.subviews, as: "views")
    writer.write(steps)
    writer.writeFonts()
    writer.json.endObject()
    writer.json.newline()
    bytes = writer.json.bytes
  }
}

extension LayoutDump {
  /// The words with which sentences about changes describe the scene's own members, by member.
  static let words = PropertyTable<Void, Void>([
    .init(member: "device").named("the device", .layout),
    .init(member: "pseudoLocale").named("the pseudo-locale", .layout),
    .init(member: "appearance").named("the appearance", .paint, standard: "light"),
    .init(member: "direction").named("the direction of the interface", .layout, standard: "leftToRight"),
    .init(member: "contentSizeCategory").named("the content size category", .layout, standard: "large"),
    .init(member: "locale").named("the locale", .layout, standard: "en_US"),
    .init(member: "raster").named("the raster", .paint, standard: "coreGraphics"),
    .init(member: "background").named("the background", .paint),
    .init(member: "safeAreaInsets")
      .named("the insets of the safe area", .layout, standard: "the default", isPlural: true),
    .init(member: "layoutMargins").named("the layout margins", .layout, standard: "the default", isPlural: true),
    .init(member: "systemFont").named("the setting of the system font", .layout, standard: "the manifest's"),
    .init(member: "emojiPresentation").named("the presentation of symbols", .layout, standard: "apple"),
    .init(member: "emojiMetrics").named("the emoji metrics", .layout, standard: "those of the font", isPlural: true),
    .init(member: "overlay").named("the overlay", .paint),
    .init(member: "keyboard").named("the keyboard", .paint),
    .init(member: "keyboardAvoidance").named("the keyboard avoidance", .layout),
    .init(member: "showsSelectionHandles").state("with selection handles", "without selection handles", .paint),
  ]).words
}
