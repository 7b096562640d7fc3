import GalleyBase

extension Form where Value == Bool {
  /// The form of a Boolean: `true` or `false`.
  static var boolean: Form {
    Form("true or false", .boolean) { decoding, node in
      if case .boolean(let value)? = decoding.plain(node) { return value }
      let word = decoding.word(node) ?? ""
      let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][word.lowercased()]
      let isQuoted = [.boolean(true), .boolean(false)].contains(PlainScalar(word))
      return decoding.report(
        "expected true or false, found \(decoding.found(node))" + (isQuoted ? "; leave out the quotes" : ""), at: node,
        suggestion: isQuoted ? nil : meant ?? nearestSpelling(to: word, among: ["true", "false"]))
    }
  }
}

extension Form where Value == Double {
  /// The maximum absolute value of lengths and coordinates, in points.
  static var largestLength: Double { 10_000_000 }

  /// Returns the form of a number within a range.
  static func number(_ range: ClosedRange<Double>, expected: String = "a number") -> Form {
    Form(expected, .number(range)) { decoding, node in
      guard case .number(let value)? = decoding.plain(node), value.isFinite else {
        decoding.rejectNumber(node, expected: expected)
        return nil
      }
      guard range.contains(value) else {
        let (least, most) = (range.lowerBound.plainDecimal, range.upperBound.plainDecimal)
        return decoding.report(
          "\(value.plainDecimal) is \(value < range.lowerBound ? "too small" : "too large")", at: node,
          valid: ["\(least) to \(most)"])
      }
      return value
    }
  }

  /// The form of a length or coordinate in points, positive or negative, rounded to the length
  /// grid.
  static var length: Form {
    number(-largestLength...largestLength, expected: "a number of points").map(\.onLengthGrid)
  }

  /// The form of a length in points that is not negative, rounded to the length grid.
  static var extent: Form {
    number(0...largestLength, expected: "a number of points").map(\.onLengthGrid)
  }
}

extension Form where Value == Int {
  /// Returns the form of a whole number within a range.
  static func count(_ range: ClosedRange<Int>) -> Form {
    Form("a whole number", .integer(range)) { decoding, node in
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      guard let number = Form<Double>.number(bounds, expected: "a whole number").read(&decoding, node) else {
        return nil
      }
      guard let whole = Int(exactly: number) else { return decoding.reject(node, expected: "a whole number") }
      return whole
    }
  }
}

extension Form where Value == String {
  /// The form of a string, with or without quotes. A text that YAML reads as a number, Boolean or
  /// null must be quoted.
  static var string: Form {
    Form("a string", .string("string")) { decoding, node in
      switch decoding.document[node].content {
      case .scalar(let text, true), .argument(let text, _): return text
      case .scalar(let text, false):
        if PlainScalar(text) == .string { return text }
        if text.isEmpty, let lost = decoding.lostText(at: node), let first = lost.first {
          let key = decoding.path.lastKey
          decoding.report("a text that begins with \"\(first)\" needs quotes: \(key): \"\(lost)\"", at: node)
          return nil
        }
        let hint = text.isEmpty ? "\"\"" : "\"\(text.shortened)\""
        decoding.report("expected a string, found \(decoding.found(node)); put it in quotes: \(hint)", at: node)
      case .sequence, .mapping: decoding.reject(node, expected: "a string")
      }
      return nil
    }
  }
}

extension Decoding {
  /// Returns the text after a key if YAML reads this text as a comment or an anchor instead of a
  /// value; otherwise nil.
  fileprivate func lostText(at node: NodeID) -> String? {
    let bytes = document.sources[document[node].source].bytes
    let line = bytes[min(document[node].offset, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
    let rest = line.drop { [UInt8(ascii: ":"), UInt8(ascii: " ")].contains($0) }
    guard rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: "&") else { return nil }
    let closing = [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: " ")]
    let end = rest.lastIndex { !closing.contains($0) } ?? rest.startIndex
    return String(decoding: rest[...end], as: UTF8.self)
  }

  /// Reports a node that is not a finite number.
  fileprivate mutating func rejectNumber(_ node: NodeID, expected: String) {
    guard let word = word(node), case .number = PlainScalar(word) else { return reject(node, expected: expected) }
    report("expected \(expected), found \(found(node)); leave out the quotes", at: node)
  }

  /// Returns the value of a scalar without quotes; nil for anything else.
  func plain(_ node: NodeID) -> PlainScalar? {
    guard case .scalar(let text, false) = document[document.parsed(node)].content else { return nil }
    return PlainScalar(text)
  }

  /// Returns the text of a scalar that is a string, with or without quotes; nil for anything else.
  func word(_ node: NodeID) -> String? {
    guard case .scalar(let text, let isQuoted) = document[document.parsed(node)].content else { return nil }
    return isQuoted || PlainScalar(text) == .string ? text : nil
  }
}
