/// A property list in XML, with the elements that string tables use.
indirect enum PropertyList: Hashable {
  /// A dictionary of members by key.
  case dictionary([String: PropertyList])
  /// An array of elements.
  case array([PropertyList])
  /// A string, or the digits of a number or date.
  case string(String)
  /// A Boolean: `<true/>` or `<false/>`.
  case boolean(Bool)

  /// The members of a dictionary; nil for any other element.
  var members: [String: PropertyList]? { if case .dictionary(let members) = self { members } else { nil } }
  /// The string; nil for any other element.
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Reads a complete file.
  init(_ scanner: StringScanner) throws(Diagnostic) {
    var reader = PropertyListReader(scanner: scanner)
    self = try reader.file()
  }
}

/// Reads the elements of a property list. Attributes, comments and the document type are ignored.
private struct PropertyListReader {
  var scanner: StringScanner

  private enum Tag: Equatable {
    case open(String)
    case close(String)
    case empty(String)
  }

  mutating func file() throws(Diagnostic) -> PropertyList {
    guard try tag() == .open("plist") else { throw scanner.mistake("expected <plist>") }
    let value = try self.value(try tag(), level: 0)
    guard try tag() == .close("plist") else { throw scanner.mistake("expected </plist>") }
    return value
  }

  private mutating func value(_ tag: Tag, level: Int) throws(Diagnostic) -> PropertyList {
    guard level < 64 else { throw scanner.mistake("elements are nested more than 64 deep") }
    switch tag {
    case .open("dict"): return .dictionary(try dictionary(level))
    case .open("array"):
      var elements: [PropertyList] = []
      while true {
        let next = try self.tag()
        if next == .close("array") { return .array(elements) }
        elements.append(try value(next, level: level + 1))
      }
    case .open(let name) where ["string", "integer", "real", "date", "data"].contains(name):
      return .string(try text(name))
    case .empty("dict"): return .dictionary([:])
    case .empty("array"): return .array([])
    case .empty("string"): return .string("")
    case .empty("true"): return .boolean(true)
    case .empty("false"): return .boolean(false)
    case .open(let name), .close(let name), .empty(let name): throw scanner.mistake("<\(name)> is not expected here")
    }
  }

  private mutating func dictionary(_ level: Int) throws(Diagnostic) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      let next = try tag()
      if next == .close("dict") { return members }
      guard next == .open("key") else { throw scanner.mistake("expected <key> or </dict>") }
      let key = try text("key")
      members[key] = try value(try tag(), level: level + 1)
    }
  }

  /// Reads the next tag.
  private mutating func tag() throws(Diagnostic) -> Tag {
    while true {
      scanner.skipSpace()
      let start = scanner.offset
      guard scanner.skip("<") else {
        throw scanner.mistake(scanner.next == nil ? "the file ends too early" : "expected a tag")
      }
      if scanner.skip("!--") {
        guard scanner.take(through: "-->") != nil else { throw scanner.mistake("the comment has no end", at: start) }
      } else if scanner.skip("?") || scanner.skip("!") {
        guard scanner.take(through: ">") != nil else { throw scanner.mistake("the tag has no end", at: start) }
      } else {
        guard let body = scanner.take(through: ">") else { throw scanner.mistake("the tag has no end", at: start) }
        let name = { (text: Substring) in String(text.prefix { !$0.isWhitespace && $0 != "/" }) }
        if body.hasPrefix("/") { return .close(name(body.dropFirst())) }
        return body.hasSuffix("/") ? .empty(name(body[...])) : .open(name(body[...]))
      }
    }
  }

  /// Reads the text up to the closing tag of an element.
  private mutating func text(_ name: String) throws(Diagnostic) -> String {
    var text = ""
    while true {
      text += scanner.take { $0 != "<" && $0 != "&" }
      let start = scanner.offset
      if scanner.skip("</\(name)>") { return text }
      if scanner.skip("<![CDATA[") {
        guard let data = scanner.take(through: "]]>") else { throw scanner.mistake("the text has no end", at: start) }
        text += data
      } else if scanner.skip("<!--") {
        guard scanner.take(through: "-->") != nil else { throw scanner.mistake("the comment has no end", at: start) }
      } else if scanner.skip("&"), let entity = scanner.take(through: ";"), let character = Self.character(entity) {
        text.unicodeScalars.append(character)
      } else {
        throw scanner.mistake("expected </\(name)>", at: start)
      }
    }
  }

  private static func character(_ entity: String) -> Unicode.Scalar? {
    switch entity {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if entity.hasPrefix("#x") {
        UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else {
        entity.hasPrefix("#") ? UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init) : nil
      }
    }
  }
}
