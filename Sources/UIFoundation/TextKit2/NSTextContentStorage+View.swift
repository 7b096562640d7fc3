extension NSTextContentStorage {
  /// Creates a content storage for a text view's text storage, with a layout manager for its
  /// layout.
  package convenience init(_ storage: NSTextStorage, _ manager: NSLayoutManager, _ container: NSTextContainer) {
    self.init()
    textStorage = storage
    let layout = NSTextLayoutManager(manager, container)
    container.link(layout)
    addTextLayoutManager(layout)
  }
}
