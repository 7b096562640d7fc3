extension Document {
  /// Returns the position of the view with an id, which is where the id is written; nil if no view
  /// has it.
  public func position(ofView id: String) -> SourcePosition? {
    nodes.indices.lazy.map(NodeID.init).compactMap { value(of: "id", in: $0) }
      .first { scalarText($0) == id }.map(position)
  }

  /// Returns the position in the file of the view at a path of a layout dump, such as
  /// `views[0].subviews[2]`; nil if there is none.
  public func position(ofViewAt path: String) -> SourcePosition? {
    var node = root
    for part in path.split(separator: ".") {
      guard let bracket = part.firstIndex(of: "["), part.hasSuffix("]"),
        let index = Int(part[part.index(after: bracket)...].dropLast()),
        let list = ["views", "subviews"].lazy.compactMap({ value(of: $0, in: node) }).first,
        let items = elements(list), items.indices.contains(index),
        let kind = pairs(items[index])?.first
      else { return nil }
      node = kind.value
    }
    return node == root ? nil : position(of: node)
  }
}
