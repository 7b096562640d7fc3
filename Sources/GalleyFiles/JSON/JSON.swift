/// A JSON value (RFC 8259). Objects keep the order of their members.
///
///     let report: JSON = ["scene": path, "size": [width, height], "error": complaint?.message]
///
/// Literals accept strings, numbers, Booleans, arrays and values of this type; a member that is nil is left out.
public enum JSON: Hashable, Sendable {
  /// A member of an object: a key with its value.
  public struct Member: Hashable, Sendable {
    /// The key of the member.
    public var name: String
    /// The value of the member.
    public var value: JSON

    /// Creates a member from its key and its value.
    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number, as a double.
  case number(Double)
  /// A string without escapes.
  case string(String)
  /// An array of values.
  case array([JSON])
  /// An object with its members in order.
  case object([Member])

  /// The value of the last member with the given key; nil if there is none, or if this value is not
  /// an object.
  public subscript(key: String) -> JSON? {
    if case .object(let members) = self { members.last { $0.name == key }?.value } else { nil }
  }

  /// Returns true if two values are equal. Strings are compared by their Unicode scalars, so that é
  /// as one scalar does not equal é as two.
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

  /// The elements of an array; nil if the value is not an array.
  public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  /// The number; nil if the value is not a number.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number as an integer; nil if the value is not an integer.
  public var integer: Int? { number.flatMap(Int.init(exactly:)) }
  /// The string; nil if the value is not a string.
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The numbers in an array; nil if the value is not an array of numbers.
  public var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }

  /// The contents of a file with the value, in UTF-8. Each member of the outermost object is on its
  /// own line, and so is each element of the arrays in it.
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
  /// The value as a `JSON` tree.
  var json: JSON { get }

  /// Writes the value to a writer. The default implementation builds a `JSON` tree first.
  func write(to writer: inout JSONWriter)
}

extension JSONConvertible {
  /// Builds a `JSON` tree and writes it.
  public func write(to writer: inout JSONWriter) { writer.value(json) }
}

extension JSON: JSONConvertible, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// The value itself, which is already a `JSON` tree.
  public var json: JSON { self }

  /// Creates an object with the given members in this order. Members that are nil are left out.
  public init(dictionaryLiteral members: (String, (any JSONConvertible)?)...) {
    // Members are appended in place: most members of a view are nil, and copying each would dominate the time.
    var present: [Member] = []
    for index in members.indices where members[index].1 != nil {
      if let value = members[index].1 { present.append(Member(name: members[index].0, value: value.json)) }
    }
    self = .object(present)
  }

  /// Creates an array of the given elements.
  public init(arrayLiteral elements: any JSONConvertible...) { self = .array(elements.map { $0.json }) }

  /// Returns an object with the members of both objects.
  public static func + (object: JSON, other: JSON) -> JSON {
    guard case .object(let members) = object, case .object(let others) = other else {
      preconditionFailure("only objects can be joined")
    }
    return .object(members + others)
  }
}

extension String: JSONConvertible {
  /// The string as a JSON value.
  public var json: JSON { .string(self) }

  /// Writes the string to a writer.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONConvertible {
  /// The number as a JSON value. Integers up to 2^53 are exact.
  public var json: JSON { .number(Double(self)) }

  /// Writes the number to a writer.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Double: JSONConvertible {
  /// The number as a JSON value.
  public var json: JSON { .number(self) }

  /// Writes the number to a writer.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Bool: JSONConvertible {
  /// The Boolean as a JSON value.
  public var json: JSON { .bool(self) }

  /// Writes the Boolean to a writer.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  /// A JSON array of the elements.
  public var json: JSON {
    // A closure, since a key path to a protocol's member would be created in each call.
    .array(map { $0.json })
  }

  /// Writes the elements one by one as an array.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}
