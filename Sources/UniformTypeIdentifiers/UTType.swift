import Foundation

/// A type of files or data by its identifier, such as `public.png`. The types are those of a table, without those that
/// programs declare.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String

  /// The type of an identifier; nil if it is not in the table.
  public init?(_ identifier: String) {
    guard TypeTable.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of files with an extension; nil if none is in the table.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of data of a MIME type; nil if none is in the table.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag that conforms to another; nil if none is in the table.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard
      let entry = TypeTable.entries.first(where: { entry in
        entry.tags(tagClass).contains(tag)
          && supertype.map { UTType(known: entry.identifier).conforms(to: $0) } ?? true
      })
    else { return nil }
    identifier = entry.identifier
  }

  /// A type that a program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  private var entry: TypeTable.Entry? { TypeTable.known[identifier] }

  /// The first extension of its files.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  /// The first MIME type.
  public var preferredMIMEType: String? { entry?.mimeTypes.first }
  /// The extensions and MIME types.
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: entry?.extensions ?? [], .mimeType: entry?.mimeTypes ?? []].filter { !$0.value.isEmpty }
  }
  /// All types that it conforms to, without itself.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    for parent in entry?.parents ?? [] {
      let type = UTType(known: parent)
      result.formUnion(type.supertypes.union([type]))
    }
    return result
  }
  /// True: a name of its own is all that a type has.
  public var isDeclared: Bool { entry != nil }
  /// True for types of the system.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// True for a type made from a tag. None is.
  public var isDynamic: Bool { false }

  /// Returns true for the same type and its supertypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns true for a type that the other conforms to.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  /// Returns true for a type that conforms to the other.
  public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }

  /// The identifier.
  public var description: String { identifier }
}

/// A kind of names for types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// A kind by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
