/// What a value must look like, and what it becomes.
struct Form<Value>: Sendable {
  /// In words, behind "expected": `a number`.
  let expected: String
  /// Reads a node; nil if it is something else, which is then reported.
  let read: @Sendable (inout Decoding, NodeID) -> Value?

  init(_ expected: String, _ read: @escaping @Sendable (inout Decoding, NodeID) -> Value?) {
    self.expected = expected
    self.read = read
  }

  /// The same form, whose value is changed into another.
  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(expected) { decoding, node in read(&decoding, node).map(change) }
  }
}
