public import Testing

/// Expects two values to be equal, and shows both if they are not. `try expectEqual(found(), expected)` shows neither, as
/// the macro does not look behind a `try`.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, comment(), sourceLocation: sourceLocation)
}
