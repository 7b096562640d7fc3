import SwiftSyntax

/// The names of the generated properties that represent an optional requirement in references
/// without a call.
struct Presence: Hashable {
  /// The name of the requirement with its labels, as a part of identifiers.
  private let stem: String

  init(of name: String, labels: [String]) {
    stem = ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
  }

  /// The name of a property that is true if the requirement is implemented.
  var test: String { "has_" + stem }
  /// The name of a property with the requirement as a closure. The property is nil if the
  /// requirement is not implemented.
  var closure: String { "optional_" + stem }
}

extension Member {
  /// The names for an instance method; nil for any other member.
  var presence: Presence? { kind == .function && !isStatic ? Presence(of: name, labels: labels) : nil }
}

/// The optional methods that protocols require, and the methods that implement them.
struct OptionalMethods {
  /// An optional method with the name of its protocol.
  struct Requirement {
    var name: String
    var labels: [String]
    var protocolName: String
    var presence: Presence
  }

  private(set) var requirements: [Requirement] = []
  /// The declarations of the methods that implement a requirement. If a class and its superclasses
  /// declare the same method, only the declaration in the highest class counts.
  private(set) var fulfilling: Set<SyntaxIdentifier> = []

  init(_ types: some Sequence<TypeEntry>) {
    for type in types where type.kind == .protocol {
      for member in type.members where member.isOptional {
        guard let presence = member.presence else { continue }
        requirements.append(
          Requirement(name: member.name, labels: member.labels, protocolName: type.name, presence: presence))
      }
    }
  }

  /// Adds the methods with which a class implements requirements.
  ///
  /// - Parameters:
  ///   - classes: the members of the class and of those above it, the highest first.
  ///   - protocols: the names of all protocols to which it conforms.
  mutating func note(_ classes: [[Member]], conformingTo protocols: Set<String>) {
    var asked = Set(requirements.filter { protocols.contains($0.protocolName) }.map(\.presence))
    for member in classes.joined() {
      if let presence = member.presence, asked.remove(presence) != nil { fulfilling.insert(member.node.id) }
    }
  }
}
