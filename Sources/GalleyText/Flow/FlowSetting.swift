import GalleyFonts

/// All that stays the same while lines are put below each other. Shared, not copied with the flow.
final class FlowSetting {
  let shaped: ShapedText
  let containers: [TextContainer]
  let options: LayoutOptions
  let typesetter: Typesetter
  /// The markers of list items by paragraph; empty without lists.
  let markers: [String?]
  /// The columns whose tab stops are automatic; nil if there are none.
  let columns: TabColumns?
  /// The tab stops of its paragraphs.
  let rulers: TabRulers
  /// Answers of others; nil if there are none.
  let hooks: LayoutHooks?
  /// Called with each step; nil if nobody looks on.
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
