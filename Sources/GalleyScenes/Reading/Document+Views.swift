extension Document {
  /// Returns the place of the view with an id, as the value of its key stands in the file; nil if none has it.
  public func position(ofView id: String) -> SourcePosition? {
    nodes.indices.lazy.map(NodeID.init).compactMap { value(of: "id", in: $0) }
      .first { scalarText($0) == id }.map(position)
  }
}
