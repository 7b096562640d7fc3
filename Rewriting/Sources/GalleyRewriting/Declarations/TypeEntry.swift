import SwiftSyntax

/// A type that the sources declare, with the members of its body and its extensions.
struct TypeEntry {
  enum Kind {
    case `class`
    case `protocol`
    case other
  }

  /// The name, qualified by the names of the enclosing types.
  var name: String
  var kind: Kind
  /// The names of supertypes and protocols from the declaration and its extensions, without generic
  /// arguments.
  var supertypes: [String]
  var members: [Member]
  var file: Int
  var body: MemberBlockSyntax
  /// The bounds of the type's generic parameters, by the name of the parameter.
  var genericBounds: [String: String]
}
