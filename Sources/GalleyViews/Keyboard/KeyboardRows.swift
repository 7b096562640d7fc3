import GalleyUnicode

/// The keys of a keyboard by row, positioned in columns of equal width.
///
/// Keys and their order are those of iOS for each keyboard type. Letters are lowercase QWERTY in all languages. Words
/// are English; in other languages the space bar is blank and the return key has an arrow (our choice).
struct KeyboardRows {
  /// The number of columns in a row.
  let columns: Double
  let rows: [KeyboardRow]
  /// True if the keyboard is a pad of large digit keys.
  let isPad: Bool

  /// The label and role of the return key.
  private typealias Enter = (cap: KeyboardKey.Cap, role: KeyboardKey.Role)

  /// - Parameter isTablet: true for an iPad, whose keyboards have no digit pads.
  init(_ type: KeyboardType, returnKeyType: ReturnKeyType, locale: String, isTablet: Bool) {
    let isEnglish = locale == "en" || locale.hasPrefix("en_") || locale.hasPrefix("en-")
    let last = LastRow(space: isEnglish ? .word("space") : .blank, enter: KeyboardRows.enter(returnKeyType, isEnglish))
    isPad = !isTablet && type.isNumeric
    if isPad {
      columns = 3
      rows = KeyboardRows.digits(type, locale: locale)
    } else if isTablet {
      columns = 11
      rows = KeyboardRows.tablet(type, last)
    } else {
      columns = 10
      let isNumbers = type == .numbersAndPunctuation
      rows = (isNumbers ? KeyboardRows.punctuation : KeyboardRows.letters) + [last.row(for: type)]
    }
  }

  private static func enter(_ type: ReturnKeyType, _ isEnglish: Bool) -> Enter {
    (isEnglish ? .word(type.word) : .symbol(.returnArrow), type.isAction ? .action : .function)
  }

  // MARK: Phones

  private static let letters = [
    KeyboardRow().characters("qwertyuiop"), KeyboardRow(from: 0.5).characters("asdfghjkl"),
    KeyboardRow().function(.symbol(.shift), 1.28).characters("zxcvbnm", after: 0.22)
      .function(.symbol(.delete), 1.28, after: 0.22),
  ]

  private static let punctuation = [
    KeyboardRow().characters("1234567890"), KeyboardRow().characters("-/:;()$&@\""),
    KeyboardRow().function(.word("#+="), 1.28).characters(".,?!'", 1.4, after: 0.22)
      .function(.symbol(.delete), 1.28, after: 0.22),
  ]

  /// The row below the letters, with the space bar and the return key.
  private struct LastRow {
    var space: KeyboardKey.Cap
    var enter: Enter

    func row(for type: KeyboardType) -> KeyboardRow {
      let start = KeyboardRow()
        .function(.word(type == .numbersAndPunctuation ? "ABC" : "123"), 1.25).function(.symbol(.face), 1.25)
      let middle =
        switch type {
        case .emailAddress: start.key(space, .input, 3).characters("@.")
        case .twitter: start.key(space, .input, 3).characters("@#")
        case .webSearch: start.key(space, .input, 4).characters(".")
        case .URL: start.characters("./", 1.5).key(.word(".com"), .input, 2)
        default: start.key(space, .input, 5)
        }
      return middle.key(enter.cap, enter.role, 2.5)
    }

    func tabletRow(for type: KeyboardType) -> KeyboardRow {
      let other: KeyboardKey.Cap = .word(type.isNumbers ? "ABC" : ".?123")
      let start = KeyboardRow().function(other, 1.25).function(.symbol(.globe), 1.25)
      let middle =
        switch type {
        case .emailAddress: start.key(space, .input, 3).characters("@._")
        case .twitter: start.key(space, .input, 4).characters("@#")
        case .URL: start.key(space, .input, 2).characters("/_-").key(.word(".com"), .input, 1)
        default: start.key(space, .input, 6)
        }
      return middle.function(other, 1.25).function(.symbol(.hide), 1.25)
    }
  }

  // MARK: Digits alone

  private static let telephoneLetters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private static func digits(_ type: KeyboardType, locale: String) -> [KeyboardRow] {
    let digits = type == .asciiCapableNumberPad || type == .phonePad ? asciiDigits : decimalDigits(for: locale)
    let hasLetters = type == .phonePad || type == .numberPad
    var rows: [KeyboardRow] = []
    for start in stride(from: 1, to: 10, by: 3) {
      var row = KeyboardRow()
      for digit in start..<start + 3 {
        let cap: KeyboardKey.Cap =
          hasLetters
          ? .digit(digits[digit], letters: telephoneLetters[digit - 1]) : .character(digits[digit])
        row = row.key(cap, .input)
      }
      rows.append(row)
    }
    let corner: KeyboardKey.Cap =
      switch type {
      case .decimalPad: .character(decimalSeparator(for: locale))
      case .phonePad: .word("+ ∗ #")
      default: .blank
      }
    let last = KeyboardRow().key(corner, .bare)
      .key(.character(digits[0]), .input)
      .key(.symbol(.delete), .bare)
    return rows + [last]
  }

  private static let asciiDigits = (0...9).map { String($0) }

  // MARK: Tablets

  private static func tablet(_ type: KeyboardType, _ last: LastRow) -> [KeyboardRow] {
    let top = type.isNumbers ? ["1234567890", "@#$&*()'\"", "%-+=/;:!?"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
    let shift: KeyboardKey.Cap = type.isNumbers ? .word("#+=") : .symbol(.shift)
    return [
      KeyboardRow().characters(top[0]).function(.symbol(.delete), 1),
      KeyboardRow(from: 0.5).characters(top[1]).key(last.enter.cap, last.enter.role, 1.5),
      KeyboardRow().function(shift, 1).characters(top[2]).function(shift, 1), last.tabletRow(for: type),
    ]
  }
}

extension KeyboardType {
  /// True for keyboard types that are digit pads.
  fileprivate var isNumeric: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      false
    }
  }

  /// True for keyboard types that show digits first.
  fileprivate var isNumbers: Bool { isNumeric || self == .numbersAndPunctuation }
}
