import Foundation

/// A kind of data in text, such as links, with the regular expressions that find it.
enum DataKind: CaseIterable {
  case link, phoneNumber, date, address

  /// The kind's bit in Foundation on Linux; for most kinds it is twice the bit on Apple's systems.
  /// Foundation's constants are deprecated on Linux, since nothing there finds such data.
  var checkingType: NSTextCheckingResult.CheckingType {
    switch self {
    case .date: .init(rawValue: 1 << 4)
    case .address: .init(rawValue: 1 << 5)
    case .link: .init(rawValue: 1 << 6)
    case .phoneNumber: .init(rawValue: 1 << 11)
    }
  }

  /// Returns all matches of the kind in a range of a text.
  func finds(in text: NSString, range: NSRange) -> [DetectedData] {
    patterns.flatMap { pattern -> [DetectedData] in
      guard let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else { return [] }
      return expression.matches(in: text as String, range: range).compactMap { find(in: text, match: $0) }
    }
  }

  private var patterns: [String] {
    switch self {
    case .link:
      [
        #"(?<![a-z])[a-z][a-z0-9+.-]*://[^\s<>"“”]+"#,
        #"\bmailto:[^\s<>"“”]+"#,
        #"(?<![\w.@/-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#,
        #"(?<![\w.@/-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"# + Self.topLevelDomains
          + #"(?![\w@])(?::\d+)?(?:[/?#][^\s<>"“”]*)?"#,
      ]
    case .phoneNumber: [#"(?<![\w.+])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?!\w)"#]
    case .date:
      [
        #"\b\d{4}-\d{2}-\d{2}\b"#, #"\b\d{1,2}/\d{1,2}/\d{4}\b"#,
        #"\b(?:"# + Self.months + #")[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b"#,
        #"\b\d{1,2}\.? (?:"# + Self.months + #")[a-z]*\.?,? \d{4}\b"#,
      ]
    case .address:
      [
        #"\b(\d+ (?:[\w.]+ ){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|loop|court|ct|place"#
          + #"|pl|square|sq|parkway|pkwy)\b\.?)(?:,?\s+([a-z][a-z. ]*?)(?:,?\s+([a-z]{2})(?:\s+(\d{5}(?:-\d{4})?))?)?\b)?"#
      ]
    }
  }

  private static let months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
  private static let topLevelDomains =
    "(?:com|org|net|edu|gov|mil|int|info|biz|io|co|me|app|dev|tv|ly|gl|eu|uk|us|de|fr|it|es|nl|be|at|ch|se|no|dk|fi"
    + "|pl|cz|ru|jp|cn|in|br|ca|au|nz|kr|mx|ar|pt|ie|gr|tr|ua|il|za)"

  private func find(in text: NSString, match: NSTextCheckingResult) -> DetectedData? {
    switch self {
    case .link: link(in: text, range: match.range)
    case .phoneNumber: phoneNumber(in: text, range: match.range)
    case .date: date(text.substring(with: match.range)).map { DetectedData(.date($0), range: match.range) }
    case .address: address(in: text, match: match)
    }
  }

  /// Returns the link at a range; nil if its text is not a valid URL. The link excludes punctuation
  /// at its end. It also excludes a closing bracket at its end whose opening bracket is not part of
  /// the link.
  private func link(in text: NSString, range: NSRange) -> DetectedData? {
    var written = text.substring(with: range)
    while let last = written.last {
      let opening = last == ")" ? "(" : last == "]" ? "[" : last == "}" ? "{" : nil
      if let opening {
        if written.filter({ String($0) == opening }).count >= written.filter({ $0 == last }).count { break }
      } else if !".,;:!?'’*_".contains(last) {
        break
      }
      written.removeLast()
    }
    let isMail = written.contains("@") && !written.contains(":") && !written.contains("/")
    let whole = written.contains("://") || written.lowercased().hasPrefix("mailto:")
    let address = whole ? written : isMail ? "mailto:" + written : "http://" + written
    guard let url = URL(string: address) else { return nil }
    return DetectedData(.link(url), range: NSRange(location: range.location, length: written.utf16.count))
  }

  private func phoneNumber(in text: NSString, range: NSRange) -> DetectedData? {
    let written = text.substring(with: range)
    guard (7...15).contains(written.filter(\.isNumber).count) else { return nil }
    guard DataKind.date.finds(in: text, range: range).isEmpty else { return nil }
    return DetectedData(.phoneNumber(written), range: range)
  }

  /// Returns noon of the day that a text such as `3 May 2024`, `5/3/2024` or `2024-05-03` names;
  /// nil if the text has no such date. The time zone is the calendar's.
  private func date(_ written: String) -> Date? {
    let words = written.lowercased().split { !$0.isLetter && !$0.isNumber }
    let numbers = words.compactMap { Int($0.prefix(while: \.isNumber)) }
    let names = Self.months.split(separator: "|")
    var parts = DateComponents(hour: 12)
    if let name = words.first(where: { $0.first?.isLetter == true }) {
      guard numbers.count == 2, let month = names.firstIndex(of: name.prefix(3)) else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[1], month + 1, numbers[0])
    } else {
      guard numbers.count == 3 else { return nil }
      let isYearFirst = numbers[0] > 31
      parts.year = isYearFirst ? numbers[0] : numbers[2]
      parts.month = isYearFirst ? numbers[1] : numbers[0]
      parts.day = isYearFirst ? numbers[2] : numbers[1]
    }
    let calendar = Calendar(identifier: .gregorian)
    parts.calendar = calendar
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  private func address(in text: NSString, match: NSTextCheckingResult) -> DetectedData {
    let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
    let parts = keys.enumerated().reduce(into: [NSTextCheckingKey: String]()) { parts, part in
      let range = match.range(at: part.offset + 1)
      if range.location != NSNotFound { parts[part.element] = text.substring(with: range) }
    }
    return DetectedData(.address(parts), range: match.range)
  }
}
