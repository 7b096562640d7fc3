import GalleyText
public import GalleyViews

/// The axes of a matrix with their values: the traits in which scenes are drawn in addition to
/// their own.
public struct SceneMatrix: Hashable, Sendable {
  /// The patterns of the scenes that the matrix is for; nil means all scenes, as in the matrix of a
  /// scene.
  public internal(set) var scenes: [String]?
  /// The patterns of the names of cells that keep a picture; nil for the default choice.
  var pictures: [String]?
  var locales: [String] = []
  var pseudoLocales: [PseudoLocale] = []
  var directions: [LayoutDirection] = []
  var contentSizeCategories: [ContentSizeCategory] = []
  var appearances: [InterfaceStyle] = []
  var scales: [Double] = []
  var widths: [Double] = []
  var devices: [Device] = []

  /// Creates a matrix without an axis.
  public init() {}

  /// The maximum number of cells of a scene: all combinations of the scene's own value and the
  /// matrix's values on each axis.
  var count: Int {
    let counts = [
      locales.count + pseudoLocales.count, directions.count, contentSizeCategories.count, appearances.count,
      scales.count, widths.count, devices.count,
    ]
    return counts.reduce(1) { $0.multiplying(max(1, $1)) }
  }

  /// Returns the cells of a scene. An axis in the scene replaces the same axis in the project.
  /// - Parameters:
  ///   - devices: the devices that the project defines.
  ///   - budgets: the limits of the scene's work.
  /// - Throws: if there are more cells than the budget allows.
  public func cells(
    of scene: Document, devices: [Device] = [], within budgets: Budgets = Budgets()
  ) throws(BudgetError) -> MatrixCells {
    var matrix = self
    if let own = scene.value(of: "matrix", in: scene.root) {
      var decoding = Decoding(scene)
      decoding.environment.devices = devices
      // Mistakes are reported when the scene is drawn.
      decoding.decode(own, into: &matrix, by: Self.axisKeys)
    }
    let (most, cells) = (budgets[.matrixCells], MatrixCells(matrix, of: scene))
    // The scene's own values count too; the product of the named values is known not to overflow.
    let count = matrix.count > most ? matrix.count : cells.count
    guard count <= most else {
      throw BudgetError(
        message:
          "the matrix of scene and project has \(count) cells, and the budget is \(most): list fewer values, "
          + "or add --budget matrixCells=\(count)")
    }
    return cells
  }
}

extension SceneMatrix {
  /// The keys of a project's matrix.
  static let keys = KeyTable<SceneMatrix>(
    "a matrix",
    [
      Key("scenes", form: .list(of: .string, "a list of patterns such as Screens/*.yaml")) { $0.scenes = $1 }
        .documented("Files, folders and patterns of the scenes that have this matrix.", default: "all", uikit: nil)
    ] + axisKeys.keys)

  /// The keys of a scene's matrix.
  static let axisKeys = KeyTable<SceneMatrix>(
    "a matrix of a scene",
    [
      Key("pictures", form: .list(of: .string, "a list of patterns such as de-*")) { $0.pictures = $1 }
        .documented(
          "Names and patterns of the cells that keep a picture. The others keep a line of digests.",
          default: "each value by itself", uikit: nil),
      Key("locales", form: .list(of: .languageTag, "a list of locales")) { $0.locales = $1 }
        .documented("Locales, each with its own direction unless `directions` is set.", uikit: "Locale"),
      Key("pseudoLocales", form: .list(of: .choice(), "a list of pseudo-locales")) { $0.pseudoLocales = $1 }
        .documented("Changes of strings that simulate translations, on the same axis as `locales`.", uikit: nil),
      Key("directions", form: .list(of: .choice(), "a list of directions")) { $0.directions = $1 }
        .documented("Directions of the interface.", uikit: "UITraitCollection.layoutDirection"),
      Key("contentSizeCategories", form: .list(of: .sizeCategory, "a list of size categories")) {
        $0.contentSizeCategories = $1
      }
      .documented("Sizes of text styles.", uikit: "UITraitCollection.preferredContentSizeCategory"),
      Key("appearances", form: .list(of: .choice(), "a list of appearances")) { $0.appearances = $1 }
        .documented("Light and dark.", uikit: "UITraitCollection.userInterfaceStyle"),
      Key("scales", form: .list(of: .scale, "a list of scales")) { $0.scales = $1 }
        .documented("Pixels per point.", uikit: "UITraitCollection.displayScale"),
      Key("widths", form: .list(of: .extent, "a list of widths")) { $0.widths = $1 }
        .documented("Widths of the canvas, in points.", uikit: "UIWindow.bounds"),
      Key("devices", form: .list(of: .deviceName, "a list of devices")) { $0.devices = $1 }
        .documented(
          "Devices, for scenes that name one: such a scene is drawn in the size and scale of each device.",
          uikit: "UIScreen"),
    ])

  /// Reads and checks the value of a key `matrix`.
  static func decode(
    _ node: NodeID, by keys: KeyTable<SceneMatrix>, _ decoding: inout Decoding
  ) -> SceneMatrix {
    var matrix = SceneMatrix()
    decoding.decode(node, into: &matrix, by: keys)
    decoding.spend(matrix.count, of: .matrixCells, at: node)
    return matrix
  }
}
