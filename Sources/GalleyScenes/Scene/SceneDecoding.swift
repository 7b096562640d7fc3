import GalleyBase
import GalleyViews

extension Scene {
  /// The keys of a scene.
  static let keys = KeyTable<Scene>(
    "a scene", surroundingKeys + marginKeys + contentKeys, required: ["galley", "views"])

  private static let marginKeys: [Key<Scene>] = Key.margins(
    \.margins, default: "[0, 16, 0, 16]; [0, 20, 0, 20] if at least 414 points wide")

  private static let surroundingKeys: [Key<Scene>] = [
    Key("$schema", form: .string) { _, _ in }.documented(
      "The JSON Schema, for editors; Galley ignores it.", uikit: nil),
    Key("galley", form: .schemaVersion) { _, _ in }.documented("The version of the scene format: 1.", uikit: nil),
    Key("include", .string("file").or(.list(.string("file")))) { _, _, _ in }
      .documented(
        "Files whose views, constraints, styles, colours, strings and fonts this scene includes; paths are relative "
          + "to the scene's folder.",
        uikit: nil),
    Key("device", Form.device.shape) { scene, decoding, node in
      guard let device = Form.device.read(&decoding, node) else { return }
      decoding.environment.device = device
      scene.device = device
      scene.size = SceneSize(width: .points(device.screenSize.width), height: .points(device.screenSize.height))
      scene.scale = device.device.scale
    }
    .documented("The device whose screen the canvas is: its size, scale and keyboard.", uikit: "UIScreen"),
    Key("size", form: .size) { $0.size = $1 }
      .documented(
        "Size of the canvas; `auto` is the size that the views need.", default: "[auto, auto]", uikit: "UIWindow.bounds"
      ),
    Key("scale", form: .scale) { $0.scale = $1 }.documented("Pixels per point.", default: "2", uikit: "UIScreen.scale"),
    Key("locale", Form.languageTag.shape) { scene, decoding, node in
      guard let own = Form.languageTag.read(&decoding, node) else { return }
      let locale = decoding.environment.fixedLocale ?? own
      scene.locale = locale
      decoding.environment.traits.values.locale = locale
    }
    .documented(
      "Language and region, for breaking, hyphenation and separators.", default: "en_US", uikit: "Locale.current"),
    Key("pseudoLocale", Form<PseudoLocale>.choice().shape) { scene, decoding, node in
      guard let pseudo = Form<PseudoLocale>.choice().read(&decoding, node) else { return }
      decoding.environment.pseudoLocale = pseudo
      scene.pseudoLocale = pseudo
      if pseudo == .mirrored { scene.direction = .rightToLeft }
    }
    .documented("A change of all strings that simulates a translation.", default: "none", uikit: nil),
    Key("direction", form: .choice()) { $0.direction = $1 }
      .documented(
        "Direction of the interface.", default: "leftToRight",
        uikit: "UIApplication.userInterfaceLayoutDirection"),
    Key("contentSizeCategory", Form<ContentSizeCategory>.sizeCategory.shape) { scene, decoding, node in
      guard let category = Form<ContentSizeCategory>.sizeCategory.read(&decoding, node) else { return }
      scene.contentSizeCategory = category
      decoding.environment.traits.values.contentSizeCategory = category
    }
    .documented("The size of text styles.", default: "large", uikit: "UIApplication.preferredContentSizeCategory"),
    Key("appearance", Form<InterfaceStyle>.choice().shape) { scene, decoding, node in
      guard let style = Form<InterfaceStyle>.choice().read(&decoding, node) else { return }
      scene.interfaceStyle = style
      decoding.environment.traits.values.interfaceStyle = style
    }
    .documented("Light or dark.", default: "light", uikit: "UITraitCollection.userInterfaceStyle"),
    Key("colors", .colors) { _, decoding, node in decoding.decodeColors(node) }
      .documented("Named colours, in light and in dark appearance.", uikit: "UIColor(named:)"),
    Key("strings", .strings) { _, decoding, node in decoding.decodeStrings(node) }
      .documented(
        "Strings by language and key, or files of them, for `key: …` and `{ localized: … }`.",
        uikit: "Bundle.localizedString"),
    Key("raster", form: .choice()) { $0.raster = $1 }
      .documented("The rasterizer of glyphs: like that of iOS, or FreeType's.", default: "coreGraphics", uikit: nil),
    Key("background", form: .color) { $0.background = $1 }
      .documented("Colour below the views.", default: "transparent", uikit: "UIWindow.backgroundColor"),
    Key("fonts", form: .mapping(SceneFonts.keys, from: SceneFonts())) { $0.fonts = $1 }
      .documented("Fonts in addition to those of the manifest.", uikit: "UIAppFonts"),
    Key("styles", .styles) { _, decoding, node in decoding.decodeStyles(node) }
      .documented("Named styles, each with text attributes and properties of a paragraph style.", uikit: nil),
    Key("labelAppearance", form: .mapping(SceneLabelAppearance.keys, from: SceneLabelAppearance())) {
      $0.labelAppearance = $1
    }
    .documented("Default properties of labels.", uikit: "UILabel.appearance()"),
    Key("keyboard", form: .keyboard) { $0.keyboard = $1 }
      .documented(
        "The keyboard: shown with the focus or from the start, or a description.", default: "none", uikit: nil),
    Key("keyboardAvoidance", form: .keyboardAvoidance) { $0.keyboardAvoidance = $1 }
      .documented("The view that moves when the keyboard would cover the focused view.", default: "none", uikit: nil),
    Key("areAnimationsEnabled", form: .boolean) { $0.areAnimationsEnabled = $1 }
      .documented(
        "True to animate the keyboard and the window.", default: "false", uikit: "UIView.areAnimationsEnabled"),
    Key("showsSelectionHandles", form: .boolean) { $0.showsSelectionHandles = $1 }
      .documented("True to draw handles at selections.", default: "true", uikit: nil),
    Key("maxDelta", form: .count(0...128)) { $0.budget.maxDelta = $1 }
      .documented(
        "The maximum difference of a channel from the golden; values above 128 would hide changed letters.",
        default: "0",
        uikit: nil),
    Key("maxPixels", form: .count(0...100_000)) { $0.budget.maxPixels = $1 }
      .documented(
        "The maximum number of pixels that may differ from the golden; with more than 100,000 any picture would pass.",
        default: "0",
        uikit: nil),
    Key("matrix", .mapping { SceneMatrix.axisKeys.description }) { _, decoding, node in
      if decoding.environment.hasSoundMatrix { return }
      _ = SceneMatrix.decode(node, by: SceneMatrix.axisKeys, &decoding)
    }
    .documented(
      "Traits in which the scene is drawn in addition to its own. An axis here replaces the same axis of the project.",
      uikit: "UITraitCollection"),
    Key("filmstrip", form: .boolean) { $0.isFilmstrip = $1 }
      .documented("True to draw all frames on one sheet.", default: "false", uikit: nil),
    Key("large", form: .boolean) { $0.isLarge = $1 }
      .documented("True for a golden larger than the project's `largestGolden`.", default: "false", uikit: nil),
    Key("overlay", form: .overlay) { $0.overlay = $1 }
      .documented("Parts of the layout that are drawn over the picture.", default: "[]", uikit: nil),
    Key("safeAreaInsets", form: .insets) { $0.safeAreaInsets = $1 }
      .documented(
        "The edges of the canvas that are not safe for content: `safeArea` in constraints.", default: "the device's",
        uikit: "UIView.safeAreaInsets"),
  ]

  private static let contentKeys: [Key<Scene>] = [
    Key("constraints", .constraints) { scene, decoding, node in
      scene.constraints = decoding.decodeConstraints(node, of: nil)
    }
    .documented("Relations between anchors of views.", default: "[]", uikit: "NSLayoutConstraint"),
    Key("views", .views) { scene, decoding, node in scene.views = decoding.decodeViews(node) }
      .documented("The views, from back to front.", uikit: "UIWindow.subviews"),
    Key("steps", .steps) { scene, decoding, node in scene.steps = decoding.decodeSteps(node) }
      .documented("The actions on the views, in order.", default: "[]", uikit: nil),
  ]
}

extension SceneLabelAppearance {
  /// The keys of the label appearance.
  static let keys = KeyTable<SceneLabelAppearance>(
    "the label appearance",
    [
      Key("font", form: .font) { $0.font = $1 }.documented("The font."),
      Key("textColor", form: .color) { $0.textColor = $1 }.documented("Colour of the text."),
      Key("highlightedTextColor", form: .color) { $0.highlightedTextColor = $1 }
        .documented("Colour of the text of a highlighted label."),
      Key("shadowColor", form: .color) { $0.shadowColor = $1 }.documented("Colour of the shadow."),
      Key("shadowOffset", form: .offset) { $0.shadowOffset = $1 }.documented("Offset of the shadow."),
      Key("backgroundColor", form: .color) { $0.backgroundColor = $1 }.or("background")
        .documented("Colour of the background; `background` means the same."),
    ], counterpart: "UILabel")
}

extension Form where Value == Set<OverlayKind> {
  /// The form of overlay kinds: one kind or a list of kinds. `all` means every kind.
  static var overlay: Form { .options(OverlayKind.names) }
}
