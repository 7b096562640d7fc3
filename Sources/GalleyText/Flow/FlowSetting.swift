import GalleyFonts

/// The text, containers and options from which lines are placed (`LineFlow`). They do not change,
/// and copies of the flow share them.
final class FlowSetting {
  let shaped: ShapedText
  let containers: [TextContainer]
  let options: LayoutOptions
  let typesetter: Typesetter
  /// The list marker of each paragraph; empty if the text has no lists.
  let markers: [String?]
  /// The positions of columns with automatic tab stops; nil if the text has no such stops.
  let columns: TabColumns?
  /// The tab stops of all paragraphs.
  let rulers: TabRulers
  /// The layout hooks of the client; nil if there are none.
  let hooks: LayoutHooks?
  /// A callback for each step of placing lines; nil if there are no observers.
  let observe: ((LineFlow.Step) -> Void)?

  init(
    shaped: ShapedText, containers: [TextContainer], options: LayoutOptions, typesetter: Typesetter,
    hooks: LayoutHooks?, observe: ((LineFlow.Step) -> Void)?
  ) {
    self.shaped = shaped
    self.containers = containers
    self.options = options
    self.typesetter = typesetter
    markers = ListNumbering.markers(of: shaped)
    let hasColumns = shaped.paragraphs.contains { $0.style.hasAutomaticTabStops }
    columns = hasColumns ? options.tabColumns ?? TabColumns(measuring: [shaped]) : nil
    rulers = TabRulers(columns: columns)
    self.hooks = hooks
    self.observe = observe
  }
}
