import GalleyBase
import GalleyViews

extension Scene {
  /// The keys of a scene.
  static let keys = KeyTable<Scene>(
    "a scene",
    [
      Key("galley", form: .schemaVersion) { _, _ in },
      Key("device") { scene, decoding, node in
        guard let device = Form.device.read(&decoding, node) else { return }
        decoding.environment.device = device
        scene.device = device
        scene.size = SceneSize(width: .points(device.screenSize.width), height: .points(device.screenSize.height))
        scene.scale = device.device.scale
      },
      Key("size", form: .size) { $0.size = $1 },
      Key("scale", form: .scale) { $0.scale = $1 },
      Key("locale") { scene, decoding, node in
        guard let own = Form.languageTag.read(&decoding, node) else { return }
        let locale = decoding.environment.fixedLocale ?? own
        scene.locale = locale
        decoding.environment.traits.values.locale = locale
      },
      Key("direction", form: .choice()) { $0.direction = $1 },
      Key("contentSizeCategory") { scene, decoding, node in
        guard let category = Form<ContentSizeCategory>.choice().read(&decoding, node) else { return }
        scene.contentSizeCategory = category
        decoding.environment.traits.values.contentSizeCategory = category
      },
      Key("appearance") { scene, decoding, node in
        guard let style = Form<InterfaceStyle>.choice().read(&decoding, node) else { return }
        scene.interfaceStyle = style
        decoding.environment.traits.values.interfaceStyle = style
      },
      Key("raster", form: .choice()) { $0.raster = $1 },
      Key("background", form: .color) { $0.background = $1 },
      Key("fonts") { scene, decoding, node in decoding.decode(node, into: &scene.fonts, by: SceneFonts.keys) },
      Key("styles") { _, decoding, node in decoding.decodeStyles(node) },
      Key("labelAppearance") { scene, decoding, node in
        decoding.decode(node, into: &scene.labelAppearance, by: SceneLabelAppearance.keys)
      },
      Key("keyboard", form: .keyboard) { $0.keyboard = $1 },
      Key("keyboardAvoidance", form: .keyboardAvoidance) { $0.keyboardAvoidance = $1 },
      Key("areAnimationsEnabled", form: .boolean) { $0.areAnimationsEnabled = $1 },
      Key("showsSelectionHandles", form: .boolean) { $0.showsSelectionHandles = $1 },
      Key("maxDelta", form: .count(0...255)) { $0.budget.maxDelta = $1 },
      Key("maxPixels", form: .count(0...1_000_000_000)) { $0.budget.maxPixels = $1 },
      Key("filmstrip", form: .boolean) { $0.isFilmstrip = $1 },
      Key("large", form: .boolean) { $0.isLarge = $1 },
      Key("overlay", form: .overlay) { $0.overlay = $1 },
      Key("views") { scene, decoding, node in scene.views = decoding.decodeViews(node) },
      Key("steps") { scene, decoding, node in scene.steps = decoding.decodeSteps(node) },
    ], required: ["galley", "views"])
}

extension SceneLabelAppearance {
  /// The keys of the label appearance.
  static let keys = KeyTable<SceneLabelAppearance>(
    "the label appearance",
    [
      Key("font", form: .font) { $0.font = $1 },
      Key("textColor", form: .color) { $0.textColor = $1 },
      Key("highlightedTextColor", form: .color) { $0.highlightedTextColor = $1 },
      Key("shadowColor", form: .color) { $0.shadowColor = $1 },
      Key("shadowOffset", form: .offset) { $0.shadowOffset = $1 },
      Key("backgroundColor", "background", form: .color) { $0.backgroundColor = $1 },
    ])
}

extension Form where Value == Set<OverlayKind> {
  /// One kind or a list of kinds; `all` is every one.
  static var overlay: Form { .options(OverlayKind.names) }
}
