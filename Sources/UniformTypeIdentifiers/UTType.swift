import Foundation

/// A type of file or data with an identifier, such as `public.png`. Known types come from a built-in table; the types
/// that programs declare are not among them.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the type.
  public let identifier: String

  /// Creates the type with an identifier; nil if it is not in the table.
  public init?(_ identifier: String) {
    guard TypeTable.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with a file name extension; nil if the table contains no such type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type; nil if the table contains no such type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type that has a tag and conforms to another type; nil if the table contains no
  /// such type.
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

  /// Creates a type that this program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// Creates a type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  private var entry: TypeTable.Entry? { TypeTable.known[identifier] }

  /// The preferred file name extension: the first one in the table.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  /// The preferred MIME type: the first one in the table.
  public var preferredMIMEType: String? { entry?.mimeTypes.first }
  /// The file name extensions and MIME types of the type, by tag class.
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: entry?.extensions ?? [], .mimeType: entry?.mimeTypes ?? []].filter { !$0.value.isEmpty }
  }
  /// All types that the type conforms to, except itself.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    for parent in entry?.parents ?? [] {
      let type = UTType(known: parent)
      result.formUnion(type.supertypes.union([type]))
    }
    return result
  }
  /// True if the type is in the table.
  public var isDeclared: Bool { entry != nil }
  /// True if the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Always false. On iOS it is true for a type that was created from an unknown tag.
  public var isDynamic: Bool { false }

  /// Returns true if the type conforms to another one or is the same.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns true if another type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  /// Returns true if the type conforms to another one.
  public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }

  /// The identifier of the type.
  public var description: String { identifier }
}

/// A class of tags for types: file name extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the tag class.
  public let rawValue: String

  /// Creates a tag class from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The tag class of file name extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The tag class of MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
