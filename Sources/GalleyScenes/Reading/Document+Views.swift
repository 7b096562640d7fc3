extension Document {
  /// Returns the position of the view with an id, which is that of the id's value; nil if no view has it.
  public func position(ofView id: String) -> SourcePosition? {
    nodes.indices.lazy.map(NodeID.init).compactMap { value(of: "id", in: $0) }
      .first { scalarText($0) == id }.map(position)
  }
}
