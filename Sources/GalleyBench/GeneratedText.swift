/// The kinds of generated text. Each resembles a language, and is the same on every machine.
enum GeneratedText: String, CaseIterable {
  case english = "English"
  case arabic = "Arabic"
  case chinese = "Chinese"

  /// The locale of the text's language.
  var locale: String {
    switch self {
    case .english: "en_US"
    case .arabic: "ar"
    case .chinese: "zh_Hans"
    }
  }

  /// Returns text of at least `bytes` bytes, in paragraphs of about 700 bytes.
  func text(bytes: Int) -> String {
    var numbers = NumberSequence(seed: 2)
    var text = ""
    while text.utf8.count < bytes {
      text += paragraph(&numbers) + "\n"
    }
    return text
  }

  private func paragraph(_ numbers: inout NumberSequence) -> String {
    switch self {
    case .english: Language.all[0].sentence(length: 600 + numbers.next(below: 200), &numbers) + "."
    case .arabic: arabicParagraph(length: 340 + numbers.next(below: 110), &numbers)
    case .chinese: chineseParagraph(length: 200 + numbers.next(below: 66), &numbers)
    }
  }

  /// Returns words of Arabic letters, with every twentieth word in Latin letters.
  private func arabicParagraph(length: Int, _ numbers: inout NumberSequence) -> String {
    var words: [String] = []
    var count = 0
    while count < length {
      let isLatin = numbers.next(below: 20) == 0
      let word = isLatin ? Language.all[0].word(&numbers) : Language.arabic.word(&numbers)
      words.append(word)
      count += word.count + 1
    }
    return words.joined(separator: " ") + "."
  }

  /// Returns ideographs with a comma after about ten, and a full stop at the end. Each ideograph is
  /// chosen by the smaller of two numbers, so that some are frequent, as in real text.
  private func chineseParagraph(length: Int, _ numbers: inout NumberSequence) -> String {
    var text = ""
    for index in 1..<length {
      let number = min(numbers.next(below: 2500), numbers.next(below: 2500))
      // Ideographs of the first plane, spread over the block.
      text.unicodeScalars.append(Unicode.Scalar(UInt16(0x4E00 + number * 8)) ?? "一")
      if index % 11 == 10 { text += "，" }
    }
    return text + "。"
  }
}

/// Returns generated labels, the same on every machine. Their sizes, lengths and languages are
/// typical of user interfaces.
func generatedLabels(count: Int) -> [BenchLabel] {
  var numbers = NumberSequence(seed: 1)
  // Each size, with its frequency in percent.
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

/// Returns lines with a name, a whole number and a decimal number, separated by tabs. Each line
/// ends with a newline.
func generatedRows(count: Int) -> String {
  var numbers = NumberSequence(seed: 3)
  return (0..<count).map { _ in
    let name = Language.all[0].sentence(length: 8 + numbers.next(below: 16), &numbers)
    let whole = numbers.next(below: 10_000)
    let price = "\(numbers.next(below: 1000)).\(numbers.next(below: 90) + 10)"
    return "\(name)\t\(whole)\t\(price)\n"
  }.joined()
}
