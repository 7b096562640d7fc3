extension NSTextContentStorage {
  /// The paragraphs of a text view, and their layout.
  package convenience init(_ storage: NSTextStorage, _ manager: NSLayoutManager, _ container: NSTextContainer) {
    self.init()
    textStorage = storage
    let layout = NSTextLayoutManager(manager, container)
    container.link(layout)
    addTextLayoutManager(layout)
  }
}
