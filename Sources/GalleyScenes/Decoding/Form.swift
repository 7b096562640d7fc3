/// The form of a value: the accepted notation, and the Swift value that it is converted to.
struct Form<Value>: Sendable {
  /// The noun phrase that follows "expected" in messages: `a number`.
  let expected: String
  /// The shape of the accepted values, for the manual and the schema.
  let shape: Shape
  /// The function that reads a node. It reports anything that does not have this form, and then
  /// returns nil.
  let read: @Sendable (inout Decoding, NodeID) -> Value?

  init(_ expected: String, _ shape: Shape = .any, _ read: @escaping @Sendable (inout Decoding, NodeID) -> Value?) {
    self.expected = expected
    self.shape = shape
    self.read = read
  }

  /// Returns the same form with a converted value.
  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(expected, shape) { decoding, node in read(&decoding, node).map(change) }
  }

  /// Returns the form of a mapping with the keys of a table. Each key sets a property of the value,
  /// which is `empty` at first.
  /// - Parameter empty: the value before any key is read.
  static func mapping(_ table: KeyTable<Value>, from empty: Value) -> Form where Value: Sendable {
    Form(table.subject, .mapping { table.description }) { decoding, node in
      var value = empty
      decoding.decode(node, into: &value, by: table)
      return value
    }
  }

  /// Returns a form for two notations: a mapping that `table` describes, or any notation of this
  /// form.
  func orMapping(_ table: KeyTable<Value>, from empty: Value, _ expected: String? = nil) -> Form
  where Value: Sendable {
    let whole = Form.mapping(table, from: empty)
    return Form(expected ?? self.expected, shape.or(whole.shape)) { decoding, node in
      decoding.document.pairs(node) == nil ? read(&decoding, node) : whole.read(&decoding, node)
    }
  }
}
