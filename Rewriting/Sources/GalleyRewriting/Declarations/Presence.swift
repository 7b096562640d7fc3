import SwiftSyntax

/// The names by which the sources ask for an optional requirement without calling it.
struct Presence: Hashable {
  /// The name of the requirement with its labels, as far as a name can have them.
  private let stem: String

  init(of name: String, labels: [String]) {
    stem = ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
  }

  /// A property that is true where the requirement is not left out.
  var test: String { "has_" + stem }
  /// A property that is the requirement as a closure, or `nil`.
  var closure: String { "optional_" + stem }
}

extension Member {
  /// The names for a method of an object, `nil` for everything else.
  var presence: Presence? { kind == .function && !isStatic ? Presence(of: name, labels: labels) : nil }
}

/// The optional methods that the sources require, and the methods that are there for them.
struct OptionalMethods {
  /// A requirement, with the name of its protocol.
  struct Requirement {
    var name: String
    var labels: [String]
    var protocolName: String
    var presence: Presence
  }

  private(set) var requirements: [Requirement] = []
  /// The declarations of the methods that fulfil one, each the first of its name in a class and the classes above.
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

  /// Notes the methods by which a class fulfils requirements.
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
