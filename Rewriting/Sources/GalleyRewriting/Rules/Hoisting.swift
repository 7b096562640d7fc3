import SwiftSyntax

/// The members of extensions that must be overridable, and the short members that stand for them in the class's body.
struct Hoisting {
  /// What is put before the closing brace of a class.
  struct Insertion {
    var file: Int
    var body: MemberBlockSyntax
    var text: String
  }

  /// The new names of the members that are renamed, by their nodes.
  private(set) var names: [SyntaxIdentifier: String] = [:]
  private(set) var insertions: [Insertion] = []
  /// The members that cannot be moved, with what is to be said of them.
  private(set) var refused: [(file: Int, node: DeclSyntax, text: String)] = []

  init(_ index: DeclarationIndex, files: [ParsedFile]) {
    let overridden = Self.overriddenInExtensions(index)
    for type in index.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .class {
      for member in type.members where member.isInExtension && files[member.file].isRewritten {
        guard member.isOverride || member.isOpen || overridden.contains(member.node.id) else { continue }
        guard files[type.file].isRewritten, !RootOverrideRule.frees(member.name, of: type.name, in: index) else {
          continue
        }
        // The type is part of the name, as a subclass may have such a member too.
        let name = "galley_" + type.name.split(separator: ".").joined(separator: "_") + "_" + member.name
        switch StandIn(member.node, calling: name).text {
        case .success(let text):
          names[member.node.id] = name
          insertions.append(Insertion(file: type.file, body: type.body, text: text))
        case .failure(let reason):
          refused.append((member.file, member.node, reason.text))
        }
      }
    }
    for (name, members) in index.foreignMembers.sorted(by: { $0.key < $1.key }) {
      for member in members where member.isOverride && files[member.file].isRewritten {
        refused.append(
          (
            member.file, member.node,
            "an extension of \(name), which another module declares, cannot override; make a subclass that does"
          ))
      }
    }
  }

  /// Returns the members of extensions that a subclass overrides.
  private static func overriddenInExtensions(_ index: DeclarationIndex) -> Set<SyntaxIdentifier> {
    var result: Set<SyntaxIdentifier> = []
    for type in index.types.values where type.kind == .class {
      for member in type.members where member.isOverride {
        for above in index.lineage(of: type.name).dropFirst() where above.kind == .class {
          for candidate in above.members
          where candidate.isInExtension && !candidate.isOverride && candidate.reference == member.reference {
            result.insert(candidate.node.id)
          }
        }
      }
    }
    return result
  }
}
