import GalleyFiles
import GalleyGoldens

/// A label to be measured.
struct BenchLabel: Hashable, Sendable {
  /// Limits that keep the picture of a label within the largest side of a bitmap.
  static let largestSize: Double = 1000
  static let largestWidth: Double = 10_000

  /// Font size in points.
  var size: Double
  /// The width to wrap at, in points; 0 is a single line of any width.
  var width: Double
  /// Language, as in `de` or `pt_BR`.
  var language: String
  var text: String
}

/// Returns the labels of a file with four columns separated by tabs, one label a line.
func readLabels(_ path: String) throws -> [BenchLabel] {
  let lines = try readText(path).split(separator: "\n", omittingEmptySubsequences: true)
  guard !lines.isEmpty else { throw Complaint("\(path): there is no label in it") }
  return try lines.enumerated().map { number, line in
    let columns = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard columns.count == 4, let size = Double(columns[0]), let width = Double(columns[1]) else {
      throw Complaint("\(path):\(number + 1): a label is size, width, language and text, separated by tabs")
    }
    guard size > 0, size <= BenchLabel.largestSize, width >= 0, width <= BenchLabel.largestWidth else {
      throw Complaint(
        "\(path):\(number + 1): a label's size is above 0 and at most \(Int(BenchLabel.largestSize)) points, its width "
          + "at most \(Int(BenchLabel.largestWidth)), and 0 for one line of any width")
    }
    return BenchLabel(size: size, width: width, language: String(columns[2]), text: String(columns[3]))
  }
}

/// Returns the text of a file. Throws if it is empty.
func readText(_ path: String) throws -> String {
  let text = String(decoding: try readFile(path), as: UTF8.self)
  guard !text.isEmpty else { throw Complaint("\(path): the file is empty: there is nothing to measure") }
  return text
}

/// Returns generated labels with the sizes, lengths and languages of interfaces, the same on every machine.
func generatedLabels(count: Int) -> [BenchLabel] {
  var numbers = NumberSequence(seed: 1)
  // Each size with its frequency in percent.
  let sizes = [
    (11, 6), (12, 8), (13, 10), (14, 12), (15, 6), (16, 20), (17, 10), (20, 8), (22, 6), (24, 6), (28, 4), (34, 4),
  ]
  .flatMap { Array(repeating: Double($0.0), count: $0.1) }
  return (0..<count).map { index in
    let language = Language.all[index % Language.all.count]
    let wraps = numbers.next(below: 5) == 0
    let length = wraps ? 30 + numbers.next(below: 30) : 4 + numbers.next(below: 44)
    return BenchLabel(
      size: sizes[numbers.next(below: sizes.count)], width: wraps ? 200 : 0, language: language.name,
      text: language.sentence(length: length, &numbers))
  }
}

/// Returns generated text that looks like English, in paragraphs of about 700 bytes.
func generatedText(bytes: Int) -> String {
  var numbers = NumberSequence(seed: 2)
  var text = ""
  while text.utf8.count < bytes {
    text += Language.all[0].sentence(length: 600 + numbers.next(below: 200), &numbers) + ".\n"
  }
  return text
}

/// A fixed sequence of pseudorandom numbers (Knuth's linear congruential generator, upper half).
private struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % end
  }
}

/// The syllables of a language, from which words are generated.
private struct Language {
  let name: String
  let syllables: [String]

  static let all = [
    Language(
      name: "en",
      syllables: "the er re in on at st and ing tion or es ed to it is al ar en le".split(separator: " ").map(
        String.init)),
    Language(
      name: "de",
      syllables: "ein sch ung en ver die ge lich ü ber ß ä heit keit st ö ff nen aus be zu".split(separator: " ").map(
        String.init)),
    Language(
      name: "fr",
      syllables: "é ment que les tion ou è re ç ai eau eur oi î ne pas pour vous une des".split(separator: " ").map(
        String.init)),
    Language(
      name: "pl",
      syllables: "ś ci ł nie prz sz cz ą ę wy ka za po do ow rz ż y cie go".split(separator: " ").map(String.init)),
    Language(
      name: "ru",
      syllables: "про ст на не во ра то ко ни го ть ени е ы ло вать ск при от да".split(separator: " ").map(String.init)
    ),
    Language(
      name: "el",
      syllables: "και το της ση εί ου να ρα με δι ά ν ος κα τα στ πε αι θέ μη".split(separator: " ").map(String.init)),
  ]

  /// Returns words of one to four syllables up to about `length` characters, the first with a capital.
  func sentence(length: Int, _ numbers: inout NumberSequence) -> String {
    var text = ""
    var count = 0
    while count < length {
      if count > 0 {
        text += " "
        count += 1
      }
      for _ in 0...numbers.next(below: 4) {
        let syllable = syllables[numbers.next(below: syllables.count)]
        text += syllable
        count += syllable.count
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
