/// The form of a value: what it accepts, and what it becomes.
struct Form<Value>: Sendable {
  /// A noun phrase for messages, after "expected": `a number`.
  let expected: String
  /// The values that are accepted, for the manual and the schema.
  let shape: Shape
  /// Reads a node; reports anything else and returns nil.
  let read: @Sendable (inout Decoding, NodeID) -> Value?

  init(_ expected: String, _ shape: Shape = .any, _ read: @escaping @Sendable (inout Decoding, NodeID) -> Value?) {
    self.expected = expected
    self.shape = shape
    self.read = read
  }

  /// The same form with its value converted.
  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(expected, shape) { decoding, node in read(&decoding, node).map(change) }
  }

  /// A mapping that a table describes.
  /// - Parameter empty: the value before any key is read.
  static func mapping(_ table: KeyTable<Value>, from empty: Value) -> Form where Value: Sendable {
    Form(table.subject, .mapping { table.description }) { decoding, node in
      var value = empty
      decoding.decode(node, into: &value, by: table)
      return value
    }
  }

  /// A mapping that a table describes, or a short form for anything that is not a mapping.
  func orMapping(_ table: KeyTable<Value>, from empty: Value, _ expected: String? = nil) -> Form
  where Value: Sendable {
    let whole = Form.mapping(table, from: empty)
    return Form(expected ?? self.expected, shape.or(whole.shape)) { decoding, node in
      decoding.document.pairs(node) == nil ? read(&decoding, node) : whole.read(&decoding, node)
    }
  }
}
