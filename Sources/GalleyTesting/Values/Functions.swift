extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that writes the results of a function for all cases, one per line:
  /// `"case","result"`.
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
