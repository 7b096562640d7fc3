import Foundation

/// A part of an HTML source: a tag, or the text between tags.
enum HTMLToken: Hashable {
  /// The start tag of an element. The names of its attributes are in lower case.
  case start(String, [String: String])
  /// The end tag of an element.
  case end(String)
  /// Text in which entities are replaced by characters.
  case text(String)

  /// Returns the tokens of a document. Comments and declarations are left out. The contents of
  /// `style` form one text token.
  static func tokens(of source: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = source[...]
    while let open = rest.firstIndex(of: "<") {
      if open > rest.startIndex { tokens.append(.text(HTMLEntities.replaced(String(rest[..<open])))) }
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let next = rest.dropFirst().first, next.isLetter || next == "/" || next == "!" || next == "?",
        let close = end(of: rest)
      else {
        tokens.append(.text("<"))
        rest = rest.dropFirst()
        continue
      }
      let tag = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      guard let token = token(of: tag) else { continue }
      tokens.append(token)
      if case .start(let name, _) = token, name == "style" || name == "script" {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        tokens.append(.text(String(rest[..<(end?.lowerBound ?? rest.endIndex)])))
        rest = rest[(end?.lowerBound ?? rest.endIndex)...]
      }
    }
    if !rest.isEmpty { tokens.append(.text(HTMLEntities.replaced(String(rest)))) }
    return tokens
  }

  /// Returns the index of the `>` that ends the tag at the start of the text; nil if the tag has no
  /// end. A `>` inside quotes is ignored.
  private static func end(of text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ">" {
        return index
      }
    }
    return nil
  }

  private static func token(of tag: Substring) -> HTMLToken? {
    guard let first = tag.first, first != "!", first != "?" else { return nil }
    let body = first == "/" ? tag.dropFirst() : tag
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return first == "/" ? .end(name) : .start(name, attributes(of: body.dropFirst(name.count)))
  }

  private static func attributes(of text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text.drop { $0.isWhitespace || $0 == "/" }
    while !rest.isEmpty {
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      rest = rest.dropFirst(max(1, name.count)).drop { $0.isWhitespace }
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        if let quote = rest.first, quote == "\"" || quote == "'" {
          let inside = rest.dropFirst().prefix { $0 != quote }
          value = String(inside)
          rest = rest.dropFirst(inside.count + 2)
        } else {
          value = String(rest.prefix { !$0.isWhitespace })
          rest = rest.dropFirst(value.count)
        }
      }
      if !name.isEmpty { found[name.lowercased()] = HTMLEntities.replaced(value) }
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
    }
    return found
  }
}

/// The named characters of HTML, such as `&amp;`.
enum HTMLEntities {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶",
    "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "laquo": "«", "raquo": "»", "shy": "\u{AD}",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
  ]

  /// Returns the text with its entities replaced by characters. Unknown entities stay.
  static func replaced(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(12).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      if rest.dropFirst(name.count).first == ";", let found = character(String(name)) {
        result += found
        rest = rest.dropFirst(name.count + 1)
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
