extension NSTextContainer {
  /// The TextKit 2 layout manager of the container; nil if the container has only a TextKit 1
  /// layout manager.
  public var textLayoutManager: NSTextLayoutManager? { paragraphLayout as? NSTextLayoutManager }

  func link(_ manager: NSTextLayoutManager) { paragraphLayout = manager }
}
