/// A fixed sequence of pseudorandom numbers (Knuth's linear congruential generator, upper half).
struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % end
  }
}

/// The syllables of a language, from which words are generated.
struct Language {
  let name: String
  let syllables: [String]

  private init(_ name: String, _ syllables: String) {
    self.name = name
    self.syllables = syllables.split(separator: " ").map(String.init)
  }

  /// The languages of generated labels.
  static let all = [
    Language("en", "the er re in on at st and ing tion or es ed to it is al ar en le"),
    Language("de", "ein sch ung en ver die ge lich ü ber ß ä heit keit st ö ff nen aus be zu"),
    Language("fr", "é ment que les tion ou è re ç ai eau eur oi î ne pas pour vous une des"),
    Language("pl", "ś ci ł nie prz sz cz ą ę wy ka za po do ow rz ż y cie go"),
    Language("ru", "про ст на не во ра то ко ни го ть ени е ы ло вать ск при от да"),
    Language("el", "και το της ση εί ου να ρα με δι ά ν ος κα τα στ πε αι θέ μη"),
  ]

  static let arabic = Language("ar", "ال من في ها ات ون ين كت مد رس لم ست بر دة ية نا عم قل حس ما")

  /// Returns a word of one to four syllables.
  func word(_ numbers: inout NumberSequence) -> String {
    (0...numbers.next(below: 4)).map { _ in syllables[numbers.next(below: syllables.count)] }.joined()
  }

  /// Returns words up to about `length` characters, the first with a capital.
  func sentence(length: Int, _ numbers: inout NumberSequence) -> String {
    var text = ""
    var count = 0
    while count < length {
      if count > 0 {
        text += " "
        count += 1
      }
      let word = word(&numbers)
      text += word
      count += word.count
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
