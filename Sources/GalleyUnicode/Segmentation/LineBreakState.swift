/// The text before a boundary, as far as the rules of UAX 14 depend on it. This is the class of the
/// last character that is not a combining mark (LB9), and further context for some rules.
struct LineBreakState: Hashable {
  let rawValue: UInt8

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the state after a character of class `last`, without regard to the text before the
  /// character.
  init(_ last: LineBreakClass) { rawValue = last.rawValue }

  /// The number of possible states, including those that do not occur.
  static let count = 128

  static let start = LineBreakState(rawValue: 64)
  /// The state after an initial quotation mark that opens a quotation (LB15a).
  static let quotationMark = LineBreakState(rawValue: 65)
  /// The state after a solidus or a separator inside a number (LB25).
  static let slashInNumber = LineBreakState(rawValue: 66)
  static let separatorInNumber = LineBreakState(rawValue: 67)
  /// The state after a bracket that closes a number.
  static let closedNumber = LineBreakState(rawValue: 68)
  static let closedNumberInParentheses = LineBreakState(rawValue: 69)
  /// The state after the second half of a flag (LB30a).
  static let flag = LineBreakState(rawValue: 70)
  /// The state after a hyphen that begins a word (LB20a).
  static let leadingHyphen = LineBreakState(rawValue: 71)
  static let leadingUnambiguousHyphen = LineBreakState(rawValue: 72)
  /// The state after a hyphen that follows a Hebrew letter (LB21a).
  static let hebrewHyphen = LineBreakState(rawValue: 73)
  static let hebrewUnambiguousHyphen = LineBreakState(rawValue: 74)
  /// The state after an aksara and its virama (LB28a).
  static let conjunct = LineBreakState(rawValue: 75)
  /// The state after spaces that follow opening punctuation (LB14, LB15a). The next four constants
  /// are for spaces after a zero-width space (LB8), closing punctuation (LB16), a dash (LB17) and
  /// other characters.
  static let spacesAfterOpening = LineBreakState(rawValue: 76)
  static let spacesAfterZeroWidthSpace = LineBreakState(rawValue: 77)
  static let spacesAfterClosing = LineBreakState(rawValue: 78)
  static let spacesAfterDash = LineBreakState(rawValue: 79)
  static let spaces = LineBreakState(.sp)

  /// All states that text can have.
  static let all =
    LineBreakClass.allCases.map(LineBreakState.init)
    + (start.rawValue...spacesAfterDash.rawValue).map(LineBreakState.init(rawValue:))

  /// The class of the last character; nil at the start of the text.
  var last: LineBreakClass? {
    switch self {
    case .start: nil
    case .quotationMark: .qi
    case .slashInNumber: .sy
    case .separatorInNumber: .is
    case .closedNumber: .cl
    case .closedNumberInParentheses: .cp
    case .flag: .ri
    case .leadingHyphen, .hebrewHyphen: .hy
    case .leadingUnambiguousHyphen, .hebrewUnambiguousHyphen: .hh
    case .conjunct: .vi
    case .spacesAfterOpening, .spacesAfterZeroWidthSpace, .spacesAfterClosing, .spacesAfterDash: .sp
    default: LineBreakClass(rawValue: rawValue)
    }
  }

  /// True if the last character belongs to a number and is not a bracket that closes the number.
  var isInNumber: Bool { self == LineBreakState(.nu) || self == .slashInNumber || self == .separatorInNumber }

  /// Returns the state after another character, of class `next`.
  func after(_ next: LineBreakClass) -> LineBreakState {
    let last = last ?? .zw
    let breaksBefore = last.endsLine || last == .sp || last == .zw
    switch next {
    case .cm, .zwj: return breaksBefore ? LineBreakState(.al) : self
    case .sp: return afterSpace
    case .qi: return breaksBefore || last.precedesQuotation ? .quotationMark : LineBreakState(.qi)
    case .sy where isInNumber: return .slashInNumber
    case .is where isInNumber: return .separatorInNumber
    case .cl where isInNumber: return .closedNumber
    case .cp where isInNumber: return .closedNumberInParentheses
    case .ri where self == LineBreakState(.ri): return .flag
    case .hy, .hh, .looseHH:
      let isHyphen = next == .hy
      if last == .hl { return isHyphen ? .hebrewHyphen : .hebrewUnambiguousHyphen }
      // A hyphen that may begin a line also begins a word.
      let begins = breaksBefore || last == .cb || last == .gl || next == .looseHH && last.isIdeograph
      if begins { return isHyphen ? .leadingHyphen : .leadingUnambiguousHyphen }
      return LineBreakState(isHyphen ? .hy : .hh)
    case .vi where last.isAksara: return .conjunct
    case .cj: return LineBreakState(.ns)
    case .rm: return LineBreakState(.al)
    default: return LineBreakState(next)
    }
  }

  private var afterSpace: LineBreakState {
    switch last {
    case .sp: self
    case .op, .ow: .spacesAfterOpening
    case .qi: self == .quotationMark ? .spacesAfterOpening : .spaces
    case .zw: .spacesAfterZeroWidthSpace
    case .cl, .cp: .spacesAfterClosing
    case .b2: .spacesAfterDash
    default: .spaces
    }
  }
}

extension LineBreakClass {
  /// True if an initial quotation mark directly after the text opens a quotation (LB15a).
  fileprivate var precedesQuotation: Bool {
    switch self {
    case .op, .ow, .qu, .qf, .qi, .gl: true
    default: false
    }
  }
}
