/// The Line_Break property, with the names in UAX 14, as of Unicode 17.0 and after rule LB1.
///
/// Raw values as in CICU.h; those after `rm` are ours, for tailorings.
enum LineBreakClass: UInt8, CaseIterable {
  case al, ak, ap, `as`, b2, ba, bb, bk, cb, cj, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy, id, `in`, `is`, jl
  case jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, vf, vi, wj, zw, zwj
  /// An unassigned pictograph that is treated as a letter.
  case ax
  /// The dotted circle.
  case dc
  /// An unassigned pictograph that is treated as an ideograph.
  case ix
  /// Wide opening punctuation.
  case ow
  /// A final quotation mark (`qf`) or an initial quotation mark (`qi`).
  case qf, qi
  /// A repetition mark of Thai, Lao, Khmer and other scripts that are written without spaces.
  case rm
  /// An ellipsis character, as loose line breaking (`-u-lb-loose`) treats it: a line may end
  /// between two of these.
  case looseIN
  /// A hyphen as loose line breaking treats it: a line may end before it if it follows an
  /// ideograph.
  case looseHH
  /// Punctuation that may begin a line, as loose line breaking permits. No line breaking rule
  /// depends on this class.
  case looseNS
  /// A suffix (`loosePO`) or prefix (`loosePR`) of numbers that loose line breaking keeps together
  /// only with numbers and letters, not with ideographs.
  case loosePO, loosePR

  /// The bits of a packed value that contain the class.
  static let mask: UInt8 = 0x3F
  /// The bit for wide characters: East_Asian_Width F, W or H.
  static let wide: UInt8 = 0x40
  /// The bit for characters in scripts whose words are found with a dictionary.
  static let dictionary: UInt8 = 0x80

  /// Creates the class in a packed value.
  @inline(__always)
  init(packed: UInt8) { self = LineBreakClass(rawValue: packed & LineBreakClass.mask) ?? .al }

  /// True for characters that end a line: BK, CR, LF and NL.
  var endsLine: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// True for letters: the classes AL and HL, `ax` and `dc`.
  var isLetter: Bool {
    switch self {
    case .al, .ax, .dc, .hl: true
    default: false
    }
  }

  /// True for ideographs: the classes ID and `ix`.
  var isIdeograph: Bool { self == .id || self == .ix }

  /// True for the classes CM (combining mark) and ZWJ (zero width joiner), which join the preceding
  /// character.
  var isCombining: Bool { self == .cm || self == .zwj }

  /// True for the base letters of Brahmic scripts: the classes AK and AS, and `dc`, the dotted
  /// circle.
  var isAksara: Bool { self == .ak || self == .as || self == .dc }

  /// True for affixes of letters and numbers: the classes PO, PR and `loosePO`.
  var isAffix: Bool { self == .po || self == .pr || self == .loosePO }

  /// True for ideographs (ID), emoji (EB, EM) and Hangul syllables and jamo.
  var isPicture: Bool {
    switch self {
    case .id, .ix, .eb, .em, .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// True for characters with which a line never begins, even after spaces: EX, CL, CP, SY and
  /// repetition marks. Also true for IS, with which a line may begin only after a space and before
  /// a digit.
  var neverBeginsLine: Bool {
    switch self {
    case .ex, .cl, .cp, .sy, .rm, .is: true
    default: false
    }
  }

  /// True for the classes BA, HH, HY and NS and for small kana (CJ). A line may begin with such a
  /// character only after a space.
  var followsText: Bool {
    switch self {
    case .ba, .hh, .hy, .ns, .cj: true
    default: false
    }
  }
}
