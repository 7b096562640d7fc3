import GalleyViews

/// The traits that values in a view depend on.
@dynamicMemberLookup
struct DecodingTraits {
  /// The traits themselves.
  struct Values: Hashable {
    /// Language and region, for decimal tabs.
    var locale = "en_US"
    /// The appearance, light or dark, that named colours have.
    var interfaceStyle = InterfaceStyle.light
    /// The size category of text styles.
    var contentSizeCategory = ContentSizeCategory.large
  }

  var values = Values()
  /// The named styles of the scene under these traits.
  var styles: [String: SceneAttributes] = [:]

  subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }
}

/// The context that nested values of a scene depend on. The keys that set it are read before all others.
struct DecodingEnvironment {
  /// The folder of the scene file, which relative paths start from; empty for the current folder.
  var folder = ""
  /// The folders that files may be in; nil for any.
  var readable: ReadableFolders?
  /// The limits of the work.
  var budgets = Budgets()
  /// The files read so far.
  var files: [SceneInput] = []
  /// The traits of the view that is being read, of the scene outside of views.
  var traits = DecodingTraits()
  /// The traits of each view, by its id.
  var viewTraits: [String: DecodingTraits] = [:]
  /// The locale from the command line, which replaces the scene's.
  var fixedLocale: String?
  /// The change of strings that simulates a translation; nil for none.
  var pseudoLocale: PseudoLocale?
  /// The named colours, in the order of the file.
  var colors: [(name: String, color: SceneColor)] = []
  /// The spellings of colours.
  var colorSpellings = ColorSpellings()
  /// The strings, by language and key.
  var strings = StringTables()
  /// The devices of the project's own.
  var devices: [Device] = []
  /// True if the matrix of the scene is known to be free of mistakes, so that it is not checked again.
  var hasSoundMatrix = false
  /// The device whose screen the canvas is.
  var device: SceneDevice?
  /// The keyboard as the scene, or the last step read, describes it.
  var keyboard: Keyboard?
  /// The mapping of the named styles.
  var stylesNode: NodeID?
  /// The named styles with each set of traits that a view has.
  var knownStyles: [DecodingTraits.Values: [String: SceneAttributes]] = [:]
  /// The names of styles, in the order of the file, for suggestions.
  var styleNames: [String] = []
  /// The ids of all views in the order in which they are read, and how many have been read.
  var viewIDs: [String] = []
  var viewCount = 0
  /// The id of the view that is being read; nil outside of views.
  var currentView: String?
  /// The kind of each view, by its id.
  var viewKinds: [String: String] = [:]

  /// A path of the scene as a path of the file system.
  func resolved(_ path: String) -> String { path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path }
}
