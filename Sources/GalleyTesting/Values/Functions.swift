extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that calls a function with each case of the enumeration `A`, and writes the
  /// results as lines of the form `"case","result"`.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy: Snapshotting<(Value) -> A, Format> = SimplySnapshotting<String>.lines.pullback { function in
      Value.allCases.map { input in
        var result = ""
        witness.snapshot(function(input)).run { result = $0 }
        return "\"\(input)\",\"\(result)\""
      }.joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
