import SwiftSyntax

/// A type that the sources declare, with the members of its body and its extensions.
struct TypeEntry {
  enum Kind {
    case `class`
    case `protocol`
    case other
  }

  /// The name with the names of the types around it.
  var name: String
  var kind: Kind
  /// The names after the colon of the declaration and of its extensions, without generic arguments.
  var supertypes: [String]
  var members: [Member]
  var file: Int
  var body: MemberBlockSyntax
  /// The types that bound its generic parameters, by the parameters' names.
  var genericBounds: [String: String]
}
