/// The values of the pages on a navigation stack. They can be of different types.
nonisolated public struct NavigationPath: Equatable {
  var elements: [AnyHashable]
  /// Creates an empty path.
  public init() { elements = [] }
  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// Creates a path from its codable representation.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }
  /// The number of pages.
  public var count: Int { elements.count }
  /// True if the path is empty.
  public var isEmpty: Bool { elements.isEmpty }
  /// The codable representation of the path, or nil if a value is not codable.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }
  /// Appends the value of a page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes the values of the last pages.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The codable representation of a path. Galley encodes only the number of pages.
  nonisolated public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]
    init(elements: [AnyHashable]) { self.elements = elements }
    /// Creates an empty path.
    public init(from decoder: any Decoder) throws { elements = [] }
    /// Encodes the number of pages.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(elements.count)
    }
    /// Returns true if the values are equal.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
      lhs.elements == rhs.elements
    }
  }
}
