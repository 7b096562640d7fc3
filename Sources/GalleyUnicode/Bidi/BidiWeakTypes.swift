extension IsolatingRunSequence {
  /// Applies rules W1 to W7, which resolve weak types.
  mutating func resolveWeakTypes() {
    resolveMarksAndLetters()
    resolveNumbers()
  }

  /// Applies rules W1 to W3 to marks and letters.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var lastStrong = start
    for place in types.indices {
      var type = types[place]
      if type == .nonspacingMark { type = previous }
      // After an isolate initiator or a PDI a mark is neutral.
      previous = type.isIsolateInitiator || type == .popIsolate ? .otherNeutral : type
      switch type {
      case .leftToRight, .rightToLeft, .arabicLetter: lastStrong = type
      case .europeanNumber: if lastStrong == .arabicLetter { type = .arabicNumber }
      default: break
      }
      types[place] = type == .arabicLetter ? .rightToLeft : type
    }
  }

  /// Applies rules W4 to W7 to numbers.
  private mutating func resolveNumbers() {
    // The type of the character before, after rule W4.
    var previous = start
    var lastStrong = start
    var place = 0
    while place < types.count {
      let type = types[place]
      var end = place + 1
      switch type {
      case .leftToRight, .rightToLeft:
        lastStrong = type
        previous = type
      case .europeanNumber:
        previous = type
        if lastStrong == .leftToRight { types[place] = .leftToRight }
      case .europeanSeparator, .commonSeparator:
        resolveSeparator(at: place, previous: &previous, lastStrong: lastStrong)
      case .europeanTerminator:
        while end < types.count && types[end] == .europeanTerminator { end += 1 }
        let isNumber = previous == .europeanNumber || (end < types.count && types[end] == .europeanNumber)
        let resolved: BidiClass = isNumber ? lastStrong == .leftToRight ? .leftToRight : .europeanNumber : .otherNeutral
        for terminator in place..<end { types[terminator] = resolved }
        previous = type
      default:
        previous = type
      }
      place = end
    }
  }

  /// Applies rules W4 and W6 to a separator, and rule W7 if it becomes part of a number.
  private mutating func resolveSeparator(at place: Int, previous: inout BidiClass, lastStrong: BidiClass) {
    let next = place + 1 < types.count ? types[place + 1] : .otherNeutral
    let joins =
      previous == next && (next == .europeanNumber || next == .arabicNumber && types[place] == .commonSeparator)
    previous = joins ? next : types[place]
    if !joins {
      types[place] = .otherNeutral
    } else if next == .europeanNumber && lastStrong == .leftToRight {
      types[place] = .leftToRight
    } else {
      types[place] = next
    }
  }
}
