import GalleyViews

/// The traits of a view on which the values of its keys depend.
@dynamicMemberLookup
struct DecodingTraits {
  /// The traits alone, as a hashable value.
  struct Values: Hashable {
    /// The language and region, for decimal tabs.
    var locale = "en_US"
    /// The appearance, light or dark, in which named colours are resolved.
    var interfaceStyle = InterfaceStyle.light
    /// The size category in which text styles are resolved.
    var contentSizeCategory = ContentSizeCategory.large
  }

  var values = Values()
  /// The named styles of the scene under these traits.
  var styles: [String: SceneAttributes] = [:]

  subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }
}

/// The context on which nested values of a scene depend. The keys that set this context are read
/// before all others.
struct DecodingEnvironment {
  /// The folder of the scene file, which relative paths start from; empty for the current folder.
  var folder = ""
  /// The folders that files may be read from; nil means any folder.
  var readable: ReadableFolders?
  /// The limits on the scene's work.
  var budgets = Budgets()
  /// The files read so far for the scene.
  var files: [SceneInput] = []
  /// The traits of the view that is being read; outside of views, the traits of the scene.
  var traits = DecodingTraits()
  /// The traits of each view by its id.
  var viewTraits: [String: DecodingTraits] = [:]
  /// The locale from the command line, which replaces the scene's.
  var fixedLocale: String?
  /// The pseudo-localisation of strings, which simulates a translation; nil for none.
  var pseudoLocale: PseudoLocale?
  /// The named colours, in the order of the file.
  var colors: [(name: String, color: SceneColor)] = []
  /// The words that the scene uses for colours.
  var colorSpellings = ColorSpellings()
  /// The strings by language and key.
  var strings = StringTables()
  /// The devices that the project defines.
  var devices: [Device] = []
  /// True if the scene's matrix was checked before and has no mistakes, so that it is not checked
  /// again.
  var hasSoundMatrix = false
  /// The device whose screen is the canvas.
  var device: SceneDevice?
  /// The keyboard as described by the scene or by the last step read.
  var keyboard: Keyboard?
  /// The node of the mapping with the named styles.
  var stylesNode: NodeID?
  /// The named styles for each set of traits that a view has.
  var knownStyles: [DecodingTraits.Values: [String: SceneAttributes]] = [:]
  /// The names of styles, in the order of the file, for suggestions.
  var styleNames: [String] = []
  /// The ids of all views in the order in which the views are read. `viewCount` is the number of
  /// views read so far.
  var viewIDs: [String] = []
  var viewCount = 0
  /// The id of the view that is being read; nil outside of views.
  var currentView: String?
  /// The kind of each view by its id.
  var viewKinds: [String: String] = [:]

  /// Returns a path in the scene as a path of the file system.
  func resolved(_ path: String) -> String { path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path }
}
