import GalleyFonts

/// The parts of a line flow that stay constant; copies of the flow share them.
final class FlowSetting {
  let shaped: ShapedText
  let containers: [TextContainer]
  let options: LayoutOptions
  let typesetter: Typesetter
  /// The markers of list items by paragraph; empty without lists.
  let markers: [String?]
  /// The columns with automatic tab stops; nil if there are none.
  let columns: TabColumns?
  /// The tab stops of its paragraphs.
  let rulers: TabRulers
  /// The hooks; nil without any.
  let hooks: LayoutHooks?
  /// Called with each step; nil without an observer.
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
