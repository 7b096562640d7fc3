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
  /// A final and an initial quotation mark.
  case qf, qi
  /// A repetition mark of Thai, Lao, Khmer and other scripts that are written without spaces.
  case rm
  /// Ellipses that may be divided (`-u-lb-loose`).
  case looseIN
  /// A hyphen that may follow an ideograph on the next line.
  case looseHH
  /// Punctuation that may begin a line. No line breaking rule depends on this class.
  case looseNS
  /// Affixes of numbers that are kept together with numbers and letters only, not with ideographs.
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

  /// True for AL, HL, `ax` and `dc`.
  var isLetter: Bool {
    switch self {
    case .al, .ax, .dc, .hl: true
    default: false
    }
  }

  /// True for ID and `ix`.
  var isIdeograph: Bool { self == .id || self == .ix }

  /// True for CM and ZWJ, which join the preceding character.
  var isCombining: Bool { self == .cm || self == .zwj }

  /// True for AK, AS and the dotted circle.
  var isAksara: Bool { self == .ak || self == .as || self == .dc }

  /// True for PO and PR, as they apply to letters and numbers.
  var isAffix: Bool { self == .po || self == .pr || self == .loosePO }

  /// True for ideographs (ID), emoji (EB, EM) and the classes of Hangul.
  var isPicture: Bool {
    switch self {
    case .id, .ix, .eb, .em, .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// True for EX, CL, CP, SY, repetition marks and usually IS. A line never begins with these, even
  /// after spaces.
  var neverBeginsLine: Bool {
    switch self {
    case .ex, .cl, .cp, .sy, .rm, .is: true
    default: false
    }
  }

  /// True for BA, HH, HY and NS. A line may begin with these only after a space.
  var followsText: Bool {
    switch self {
    case .ba, .hh, .hy, .ns, .cj: true
    default: false
    }
  }
}
