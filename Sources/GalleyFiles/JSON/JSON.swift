/// A JSON value (RFC 8259). Objects keep the order of their members.
///
///     let report: JSON = ["scene": path, "size": [width, height], "error": complaint?.message]
///
/// Literals accept strings, numbers, Booleans, arrays and values of this type; a member that is nil is left out.
public enum JSON: Hashable, Sendable {
  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var name: String
    /// The value.
    public var value: JSON

    /// Creates a member.
    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object([Member])

  /// The value of the last member named `key`; nil if there is none, or if the value is not an object.
  public subscript(key: String) -> JSON? {
    if case .object(let members) = self { members.last { $0.name == key }?.value } else { nil }
  }

  /// Compares strings scalar by scalar: a composed é does not equal a decomposed one.
  public static func == (first: JSON, second: JSON) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  /// The elements of an array; nil for anything else.
  public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  /// The number; nil for anything else.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number, if it is an integer; nil for anything else.
  public var integer: Int? { number.flatMap(Int.init(exactly:)) }
  /// The string; nil for anything else.
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The numbers of an array of numbers; nil for anything else.
  public var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }

  /// The value as the UTF-8 contents of a file. Each member of the outermost object, and each element of the arrays in
  /// it, is on its own line.
  public var file: [UInt8] {
    var writer = JSONWriter()
    writer.value(self, levels: 2)
    writer.newline()
    return writer.bytes
  }

  /// The value on one line.
  public var line: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}

// MARK: Making values

/// A type whose values can be written as JSON.
public protocol JSONConvertible {
  /// The value as JSON.
  var json: JSON { get }

  /// Writes the value. The default implementation builds a `JSON` tree first.
  func write(to writer: inout JSONWriter)
}

extension JSONConvertible {
  /// Writes the value by way of a `JSON` tree.
  public func write(to writer: inout JSONWriter) { writer.value(json) }
}

extension JSON: JSONConvertible, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// The value itself.
  public var json: JSON { self }

  /// Creates an object with these members, in this order; members that are nil are left out.
  public init(dictionaryLiteral members: (String, (any JSONConvertible)?)...) {
    // Members are appended in place: most members of a view are nil, and copying each would dominate the time.
    var present: [Member] = []
    for index in members.indices where members[index].1 != nil {
      if let value = members[index].1 { present.append(Member(name: members[index].0, value: value.json)) }
    }
    self = .object(present)
  }

  /// Creates an array with these elements.
  public init(arrayLiteral elements: any JSONConvertible...) { self = .array(elements.map { $0.json }) }

  /// Returns an object with the members of both.
  public static func + (object: JSON, other: JSON) -> JSON {
    guard case .object(let members) = object, case .object(let others) = other else {
      preconditionFailure("only objects can be joined")
    }
    return .object(members + others)
  }
}

extension String: JSONConvertible {
  /// The string as JSON.
  public var json: JSON { .string(self) }

  /// Writes the string.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONConvertible {
  /// The number as JSON, exact up to 2^53.
  public var json: JSON { .number(Double(self)) }

  /// Writes the number.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Double: JSONConvertible {
  /// The number as JSON.
  public var json: JSON { .number(self) }

  /// Writes the number.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Bool: JSONConvertible {
  /// The Boolean as JSON.
  public var json: JSON { .bool(self) }

  /// Writes the Boolean.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  /// An array of the elements.
  public var json: JSON {
    // A closure, since a key path to a protocol's member would be created in each call.
    .array(map { $0.json })
  }

  /// Writes the elements one by one.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}
