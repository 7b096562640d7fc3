public import Testing

/// Expects two values to be equal, and shows both if they are not. The macro does not look behind a `try`, so that
/// `#expect(try found() == expected)` would show neither; write `try expectEqual(found(), expected)`.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, comment(), sourceLocation: sourceLocation)
}
