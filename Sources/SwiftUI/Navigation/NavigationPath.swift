/// The values of the pages that were pushed, of any types.
nonisolated public struct NavigationPath: Equatable {
  var elements: [AnyHashable]
  /// No pages.
  public init() { elements = [] }
  /// The pages of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// The pages that were coded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }
  /// The number of pages.
  public var count: Int { elements.count }
  /// True without pages.
  public var isEmpty: Bool { elements.isEmpty }
  /// The path as it can be coded; nil if a value cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }
  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Takes pages away.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// A path as it can be coded. Galley codes the number of pages only.
  nonisolated public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]
    init(elements: [AnyHashable]) { self.elements = elements }
    /// An empty path.
    public init(from decoder: any Decoder) throws { elements = [] }
    /// Writes the number of pages.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(elements.count)
    }
    /// True if the values are the same.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
      lhs.elements == rhs.elements
    }
  }
}
