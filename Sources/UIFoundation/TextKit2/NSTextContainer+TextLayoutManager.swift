extension NSTextContainer {
  /// The object that lays paragraphs out in the container; nil for a layout manager's alone.
  public var textLayoutManager: NSTextLayoutManager? { paragraphLayout as? NSTextLayoutManager }

  func link(_ manager: NSTextLayoutManager) { paragraphLayout = manager }
}
