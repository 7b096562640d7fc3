extension IsolatingRunSequence {
  /// Applies rules N1 and N2. Neutrals between two strong types of the same direction get that
  /// direction, all others get the embedding direction.
  mutating func resolveNeutrals() {
    var before = start
    var place = 0
    while place < types.count {
      if let strong = strongType(at: place) {
        before = strong
        place += 1
        continue
      }
      var next = place + 1
      while next < types.count && strongType(at: next) == nil { next += 1 }
      let after = next < types.count ? strongType(at: next) ?? end : end
      let resolved = before == after ? before : embeddingDirection
      for neutral in place..<next { types[neutral] = resolved }
      place = next
    }
  }
}
