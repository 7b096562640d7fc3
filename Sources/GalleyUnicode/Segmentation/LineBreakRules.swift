/// The result of the line breaking rules for the boundary before a character.
enum LineBreakVerdict: UInt8 {
  case forbidden, allowed
  /// The line must end before the character.
  case mandatory
  /// A break after a space is forbidden before this character. A line ends here only if it can end
  /// nowhere else.
  case forbiddenAfterSpace
  /// The character joins the character before it (LB9).
  case joined
  // These depend on the following characters, or on the widths of the characters around a quotation mark.
  /// A break is forbidden before this opening bracket if a number follows the bracket (LB25).
  case forbiddenBeforeNumber
  /// A break between a space and this character is allowed if a digit follows the character
  /// (LB15c).
  case allowedBeforeDigit
  /// A break between a space and this character is forbidden if the character ends a quotation
  /// (LB15b).
  case forbiddenIfClosing
  /// A break is forbidden before this aksara (a base letter of a Brahmic script) if a final virama
  /// follows it (LB28a).
  case forbiddenBeforeVirama
  /// A break next to a quotation mark is allowed if the characters on both sides are wide: before
  /// an initial mark, or after a final mark (LB19a).
  case allowedBeforeWide, allowedAfterWide
}

/// The rules of UAX 14 (Unicode 17.0), each with its number.
///
/// `LineBreakTable` holds their results for each state and class; text is only looked up there.
extension LineBreakState {
  /// Returns the result of the rules for the boundary between the text before and a character of
  /// class `next`.
  func verdict(before next: LineBreakClass) -> LineBreakVerdict {
    guard let last else { return .forbidden }  // LB2
    if last.endsLine { return last == .cr && next == .lf ? .forbidden : .mandatory }  // LB4, LB5
    if next.endsLine || next == .sp || next == .zw { return .forbidden }  // LB6, LB7
    if last == .zw || self == .spacesAfterZeroWidthSpace { return .allowed }  // LB8
    if last == .sp { return verdictAfterSpaces(before: next.isCombining ? .al : next) }  // LB10
    if next.isCombining { return .joined }  // LB9
    if last == .wj || next == .wj || last == .gl { return .forbidden }  // LB11, LB12
    if next == .gl, last != .ba, last != .hy, last != .hh { return .forbidden }  // LB12a
    if next.neverBeginsLine || last == .op || last == .ow { return .forbidden }  // LB13, LB14, LB15d
    if last == .b2, next == .b2 { return .forbidden }  // LB17
    if next == .qu || last == .qu || next == .qf || last == .qi { return .forbidden }  // LB19
    guard isOpportunity(last, next) else { return .forbidden }
    if next == .qi { return .allowedBeforeWide }  // LB19a
    if last == .qf { return .allowedAfterWide }
    if last.isAksara, next.isAksara { return .forbiddenBeforeVirama }  // LB28a
    if last.isAffix, next == .op || next == .ow { return .forbiddenBeforeNumber }  // LB25
    return .allowed
  }

  private func verdictAfterSpaces(before next: LineBreakClass) -> LineBreakVerdict {
    if next == .wj || self == .spacesAfterOpening { return .forbidden }  // LB11, LB14, LB15a
    switch next {
    case .is: return .allowedBeforeDigit  // LB15c, LB15d
    case .qf: return .forbiddenIfClosing  // LB15b
    case .ns, .cj: return self == .spacesAfterClosing ? .forbiddenAfterSpace : .allowed  // LB16
    case .b2: return self == .spacesAfterDash ? .forbiddenAfterSpace : .allowed  // LB17
    default: return next.neverBeginsLine ? .forbiddenAfterSpace : .allowed  // LB13, LB18
    }
  }

  /// True if none of the rules from LB20 on forbids a break between the classes `last` and `next`.
  /// These rules do not depend on spaces.
  private func isOpportunity(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last == .cb || next == .cb { return true }  // LB20
    let isLeading = self == .leadingHyphen || self == .leadingUnambiguousHyphen
    if isLeading, next.isLetter { return false }  // LB20a
    if next.followsText || last == .bb { return false }  // LB21
    if next == .looseHH, !last.isIdeograph { return false }
    if self == .hebrewHyphen || self == .hebrewUnambiguousHyphen, next != .hl { return false }  // LB21a
    if last == .sy, next == .hl { return false }  // LB21b
    if next == .in || next == .looseIN && last != .looseIN { return false }  // LB22
    if last.isLetter && next == .nu || last == .nu && next.isLetter { return false }  // LB23
    if last == .pr && next.isPicture || last.isPicture && next == .po { return false }  // LB23a, LB27
    if last.isAffix && next.isLetter || last.isLetter && next.isAffix { return false }  // LB24
    if isNumber(last, next) { return false }
    if isSyllable(last, next) || last.isLetter && next.isLetter { return false }  // LB26, LB28
    if isAksaraGroup(last, next) || last == .is && next.isLetter { return false }  // LB28a, LB29
    if last.isLetter || last == .nu, next == .op { return false }  // LB30
    if last == .cp, next.isLetter || next == .nu { return false }
    if self == LineBreakState(.ri), next == .ri { return false }  // LB30a
    return !(next == .em && (last == .eb || last == .ix || last == .ax))  // LB30b
  }

  /// True if the boundary lies between two parts of a number (LB25), apart from parts that depend
  /// on the text after them.
  private func isNumber(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch next {
    case .po, .pr, .loosePR: isInNumber || self == .closedNumber || self == .closedNumberInParentheses
    case .nu: isInNumber || last.isAffix || last == .hy || last == .is
    default: false
    }
  }

  private func isSyllable(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): true
    case (.jt, .jt), (.h3, .jt): true
    default: false
    }
  }

  private func isAksaraGroup(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last == .ap { return next.isAksara }
    if last.isAksara, next == .vf || next == .vi { return true }
    return self == .conjunct && (next == .ak || next == .dc)
  }
}
