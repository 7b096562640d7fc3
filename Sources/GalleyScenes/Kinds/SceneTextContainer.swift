public import GalleyBase
import GalleyFiles
public import GalleyText
public import GalleyViews

/// The properties that only text containers have. Nil means the default of TextKit.
public struct SceneTextContainer: SceneViewKind, Assigning {
  static let name = "textContainer"

  /// The text and its style.
  public var text = SceneText()
  /// The properties of the view that the scene sets.
  public var assignments = Assignments<TextContainerView>()
  /// The properties of the single container or of each column, and the defaults for `containers`.
  public var container = SceneContainer()
  /// The columns that divide the view; nil for none.
  public var columns: TextColumns?
  /// The containers whose positions and sizes the scene lists separately.
  public var containers: [SceneContainer] = []

  /// Creates a view with a single container as large as the view.
  public init() {}
}

/// The properties of one text container.
public struct SceneContainer: Hashable, Sendable {
  /// The frame of the container in the view; nil means the view's bounds.
  public var frame: SceneFrame?
  /// The padding at both ends of each line, in points.
  public var lineFragmentPadding: Double?
  /// The maximum number of lines; 0 means no limit.
  public var maximumNumberOfLines: Int?
  /// The line break mode of the container's last line, used if text remains after this line that no
  /// other container takes.
  public var lineBreakMode: LineBreakMode?
  /// The shapes that text flows around; nil for none.
  public var exclusionPaths: [Path]?

  /// Creates a container with the defaults of TextKit.
  public init() {}
}

extension SceneTextContainer: TextKind {
  static let summary = "Text as TextKit sets it, in one or more containers, without anything around it."

  static let properties = PropertyTable<SceneTextContainer, TextContainerView>(
    [
      .init("textAlignment", \.textAlignment, .choice())
        .dumped("alignment", at: 1) { view, _ in view.textAlignment.map(\.rawValue) }
        .named("the alignment", .layout, standard: "the default")
        .documented("Alignment; overrides the paragraph styles of runs.", uikit: "UITextView.textAlignment"),
      .init("usesFontLeading", \.usesFontLeading, .boolean)
        .documented(
          "True if the line gap of fonts adds to line heights.", default: "true",
          uikit: "NSLayoutManager.usesFontLeading"),
    ] + SceneContainer.ownKeys.map { SceneProperty($0.lifted { $1(&$0.container) }) } + [
      .init(Key("columns", form: .columns) { $0.columns = $1 })
        .dumped("columns", at: 6) { view, _ in
          view.columns.map { ["count": $0.count, "spacing": $0.spacing] as JSON }
        }
        .named("the columns", .layout, isPlural: true)
        .documented("Columns that share the view.", default: "one", uikit: nil),
      .init(containersKey)
        .dumped("containers", at: 7) { view, _ in view.containers.isEmpty ? nil : view.containers.map(\.json) }
        .named("the containers", .layout, isPlural: true)
        .documented("Containers in the order in which text fills them.", uikit: "NSLayoutManager.textContainers"),
    ] + containerRows)

  private static let containersKey = Key<SceneTextContainer>(
    "containers", .list(.mapping { SceneContainer.keys.description })
  ) { view, decoding, node in
    if view.columns != nil {
      decoding.report("give either columns or containers", at: node)
    }
    let form = Form.list(of: .mapping(SceneContainer.keys, from: SceneContainer()), "a list of containers")
    guard let containers = form.read(&decoding, node) else { return }
    if containers.isEmpty {
      decoding.report(
        "the list is empty; give a container, or leave out this key to use the whole view", at: node)
    }
    view.containers = containers
  }

  /// The dump members for the keys of the view's own container. In the engine, these keys are
  /// properties of the view.
  private static let containerRows: [SceneProperty<SceneTextContainer, TextContainerView>] = [
    .init(member: "lineFragmentPadding", at: 2) { view, _ in
      unless(view.lineFragmentPadding, TextContainerView.standardPadding)
    }
    .named("the padding of lines", .layout, standard: "5", unit: " pt"),
    .init(member: "maximumNumberOfLines", at: 3) { view, _ in
      view.maximumNumberOfLines == 0 ? nil : view.maximumNumberOfLines
    }
    .named("the line limit", .layout, as: .limit),
    .init(member: "lineBreakMode", at: 4) { view, _ in
      view.lineBreakMode == .byWordWrapping ? nil : view.lineBreakMode.rawValue
    }
    .named("the line break mode", .layout, standard: "the default"),
    .init(member: "exclusionPaths", at: 5) { view, names in
      view.exclusionPaths.isEmpty ? nil : view.exclusionPaths.dumped(in: names)
    }
    .named("the exclusions", .layout, isPlural: true),
  ]

  static let keys = table(
    "a text container", "NSTextContainer",
    SceneText.keys.map { $0.lifted { $1(&$0.text) } } + properties.keys,
    renamed: ["numberOfLines": "maximumNumberOfLines"])

  static func makeBody(in context: RenderContext) -> TextContainerView { TextContainerView(in: context) }

  func apply(to view: TextContainerView, _ resources: inout SceneResources) {
    if let font = text.font(over: view.font, &resources) { view.font = font }
    if let color = text.ownColor { view.textColor = color }
    if let text = text.attributed(over: view.font, &resources) { view.attributedText = text }
    assignments.apply(to: view)
    view.lineFragmentPadding = container.lineFragmentPadding ?? view.lineFragmentPadding
    view.maximumNumberOfLines = container.maximumNumberOfLines ?? view.maximumNumberOfLines
    view.lineBreakMode = container.lineBreakMode ?? view.lineBreakMode
    if let paths = container.exclusionPaths { view.exclusionPaths = paths }
    // Columns and containers exclude each other, so setting one removes the other.
    if let columns {
      view.columns = columns
      view.containers = []
    } else if !containers.isEmpty {
      view.columns = nil
      view.containers = containers.map { $0.placed(in: view) }
    }
  }

  /// Returns nil, since the height of the row follows from the text.
  static func rowHeight(of view: TextContainerView, in extent: SceneExtent) -> Double? { nil }

  static func write(_ view: TextContainerView, to writer: inout LayoutWriter) {
    writer.write(view, properties)
    writer.writeText(of: view, reportsOverflow: true)
  }
}

extension PlacedTextContainer {
  fileprivate var json: JSON {
    let paths = container.exclusionPaths
    return ["frame": frame, "exclusionPaths": paths.isEmpty ? nil : paths.map { digest(of: $0) }]
  }
}

extension SceneContainer {
  /// The keys of a container, for the view's own container and for those in a list.
  fileprivate static let ownKeys: [Key<SceneContainer>] = [
    Key("lineFragmentPadding", form: .extent) { $0.lineFragmentPadding = $1 }
      .documented("Space left free at both ends of every line.", default: "5"),
    Key("maximumNumberOfLines", form: .count(0...1_000_000)) { $0.maximumNumberOfLines = $1 }
      .documented("The maximum number of lines; 0 is no limit.", default: "0"),
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }
      .documented("The way the last line ends if not all text fits.", default: "byWordWrapping"),
    Key("exclusionPaths", form: .list(of: .exclusion, "a list of shapes")) { $0.exclusionPaths = $1 }
      .documented("Shapes that text flows around.", default: "[]"),
  ]

  /// The keys of a container in a list of containers.
  fileprivate static let keys = KeyTable<SceneContainer>(
    "a container",
    [
      Key("frame", form: .frame) { $0.frame = $1 }
        .documented(
          "Frame of the container in the view; a width or height of `auto` has no limit.", uikit: "NSTextContainer.size"
        )
    ] + ownKeys, counterpart: "NSTextContainer", required: ["frame"])

  /// Returns the container with defaults from its view. An `auto` length has no limit.
  fileprivate func placed(in view: TextContainerView) -> PlacedTextContainer {
    let frame = frame ?? SceneFrame()
    return PlacedTextContainer(
      origin: frame.origin,
      container: TextContainer(
        size: Size(width: frame.size.width.points ?? .infinity, height: frame.size.height.points ?? .infinity),
        lineFragmentPadding: lineFragmentPadding ?? view.lineFragmentPadding,
        maximumNumberOfLines: maximumNumberOfLines ?? view.maximumNumberOfLines, exclusionPaths: exclusionPaths ?? [],
        lineBreakMode: lineBreakMode ?? view.lineBreakMode))
  }
}

extension Form where Value == TextColumns {
  /// The form of the columns of a view: `{ count, spacing }`.
  fileprivate static var columns: Form {
    .mapping(
      KeyTable(
        "columns",
        [
          Key("count", form: .count(1...100)) { $0.count = $1 }.documented("The number of columns.", uikit: nil),
          Key("spacing", form: .extent) { $0.spacing = $1 }.documented(
            "Space between two columns.", default: "0", uikit: nil),
        ], required: ["count"]), from: TextColumns(count: 1))
  }
}
