/// Marks the positions at which lines of a text may end (UAX 14), except between words that only a
/// dictionary finds.
struct LineBreakPass {
  let classes: CharacterTable
  let tailoring: LineBreakTailoring
  let text: UnsafeBufferPointer<UInt16>

  /// Inserts `softBreak`, `hardBreak` and `emergencyBreak` into `boundaries`.
  /// - Returns: true if the text has characters whose words are found by a dictionary.
  func mark(in boundaries: UnsafeMutablePointer<TextBoundaries>) -> Bool {
    let table = LineBreakTable.shared
    let isTailored = !tailoring.isEmpty
    var state = LineBreakState.start.rawValue
    // One bit for each of the last characters other than joined marks, set for wide characters.
    var widths: UInt8 = 0
    var seen: UInt8 = 0
    // The offset after a zero width joiner, where no line ends (LB8a).
    var joint = -1
    var index = 0
    while index < text.count {
      // Most ideographs follow another one. The code below would have the same result.
      if state == LineBreakClass.id.rawValue, text[index].isIdeograph, joint != index {
        boundaries[index].insert(.softBreak)
        widths = widths << 1 | 1
        index += 1
        continue
      }
      let character = text.scalar(at: index)
      var packed = classes[character].lineClass
      if isTailored { packed = tailoring.tailored(packed, of: character) }
      seen |= packed
      let entry = table.entry(state, packed)
      state = entry.state
      if entry.isPlain {
        if entry.allows, joint != index { boundaries[index].insert(.softBreak) }
        widths = widths << 1 | (packed & LineBreakClass.wide) >> 6
        index += character.utf16Width
        continue
      }
      let verdict = entry.verdict
      if joint != index { boundaries[index].formUnion(mark(of: verdict, at: index, packed, widths)) }
      index += character.utf16Width
      let lineClass = LineBreakClass(packed: packed)
      if lineClass == .zwj { joint = index }
      // A mark that does not join counts as a letter (LB10), which is not wide.
      if verdict != .joined { widths = widths << 1 | (lineClass.isCombining ? 0 : packed & LineBreakClass.wide) >> 6 }
    }
    if index > 0 {
      // LB3, or LB4 if the last character ends a line.
      let endsLine = table.entry(state, LineBreakClass.al.rawValue).verdict == .mandatory
      boundaries[index].formUnion(endsLine ? [.softBreak, .hardBreak] : .softBreak)
    }
    return seen & LineBreakClass.dictionary != 0
  }

  /// Returns the flags of the boundary at `index` that follow from the result of the rules,
  /// `verdict`, and from the characters after it.
  /// - Parameters:
  ///   - packed: the class of the character at `index`.
  ///   - widths: the width bits of the characters before it.
  private func mark(
    of verdict: LineBreakVerdict, at index: Int, _ packed: UInt8, _ widths: UInt8
  ) -> TextBoundaries {
    switch verdict {
    case .forbidden, .joined: return []
    case .allowed: return .softBreak
    case .mandatory: return [.softBreak, .hardBreak]
    case .forbiddenAfterSpace: return .emergencyBreak
    case .forbiddenBeforeNumber: return isBeforeNumber(index) ? [] : .softBreak
    case .allowedBeforeDigit: return base(after: index)?.lineClass == .nu ? .softBreak : .emergencyBreak
    case .forbiddenIfClosing: return closesQuotation(index) ? .emergencyBreak : .softBreak
    case .forbiddenBeforeVirama: return base(after: index)?.lineClass == .vf ? [] : .softBreak
    case .allowedBeforeWide: return widths & 1 != 0 && base(after: index)?.isWide == true ? .softBreak : []
    case .allowedAfterWide: return widths & 2 != 0 && packed & LineBreakClass.wide != 0 ? .softBreak : []
    }
  }

  /// A character that is not a combining mark.
  private struct Base {
    let index: Int
    let packed: UInt8

    var lineClass: LineBreakClass { LineBreakClass(packed: packed) }
    var isWide: Bool { packed & LineBreakClass.wide != 0 }
  }

  /// Returns the next character that is not a combining mark after the character at `index`; nil if
  /// the text ends before.
  ///
  /// Meaningful only if that character takes marks.
  private func base(after index: Int) -> Base? {
    var next = index + text.scalar(at: index).utf16Width
    while next < text.count {
      let character = text.scalar(at: next)
      let packed = tailoring.tailored(classes[character].lineClass, of: character)
      guard LineBreakClass(packed: packed).isCombining else { return Base(index: next, packed: packed) }
      next += character.utf16Width
    }
    return nil
  }

  /// True if a digit follows the character at `index`, which is an opening bracket, directly or
  /// after a separator.
  private func isBeforeNumber(_ index: Int) -> Bool {
    guard let first = base(after: index) else { return false }
    return first.lineClass == .nu || first.lineClass == .is && base(after: first.index)?.lineClass == .nu
  }

  private func closesQuotation(_ index: Int) -> Bool {
    switch base(after: index)?.lineClass {
    case nil, .sp, .gl, .wj, .cl, .qu, .qf, .qi, .cp, .ex, .is, .sy, .zw: true
    case let next?: next.endsLine
    }
  }
}
