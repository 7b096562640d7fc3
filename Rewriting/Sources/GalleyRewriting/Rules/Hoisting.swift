import SwiftSyntax

/// The members of extensions that must be overridable. They are renamed, and short members in the
/// body of the class call them.
struct Hoisting {
  /// The text to insert before the closing brace of a class.
  struct Insertion {
    var file: Int
    var body: MemberBlockSyntax
    var text: String
  }

  /// The text to insert after an extension of a class that another module declares.
  struct Subclass {
    var file: Int
    var extended: ExtensionDeclSyntax
    var text: String
  }

  /// The new names of renamed members, by the nodes of the members.
  private(set) var names: [SyntaxIdentifier: String] = [:]
  /// The new names of the members that `super` refers to in overrides, by the nodes of the
  /// overrides.
  private(set) var bases: [SyntaxIdentifier: String] = [:]
  private(set) var insertions: [Insertion] = []
  private(set) var subclasses: [Subclass] = []
  /// The members that cannot be moved, with the messages about them.
  private(set) var refused: [(file: Int, node: DeclSyntax, text: String)] = []

  init(_ index: DeclarationIndex, files: [ParsedFile]) {
    let overridden = Self.overriddenInExtensions(index)
    for type in index.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .class {
      for member in type.members where member.isInExtension && files[member.file].isRewritten {
        guard member.isOverride || member.isOpen || overridden.contains(member.node.id) else { continue }
        guard files[type.file].isRewritten, !RootOverrideRule.frees(member.name, of: type.name, in: index) else {
          continue
        }
        // The type is part of the name, because a subclass may have such a member too.
        let name = "galley_" + type.name.split(separator: ".").joined(separator: "_") + "_" + member.name
        switch OverrideForwarder(member.node, calling: name).text {
        case .success(let text):
          names[member.node.id] = name
          insertions.append(Insertion(file: type.file, body: type.body, text: text))
        case .failure(let reason):
          refused.append((member.file, member.node, reason.text))
        }
      }
    }
    let extended = Self.extensionsOfOtherModules(index, files)
    for (name, members) in extended.sorted(by: { $0.key < $1.key }) {
      for base in members where !base.isOverride && !base.isStatic { dispatch(from: base, of: name, to: extended) }
    }
    for (name, members) in extended.sorted(by: { $0.key < $1.key }) {
      let overrides = members.filter { $0.isOverride && names[$0.node.id] == nil }
      if !overrides.isEmpty { overrideInSubclass(of: name, overrides) }
    }
  }

  /// Returns the members in extensions of classes that other modules declare, by the name of the
  /// class.
  private static func extensionsOfOtherModules(_ index: DeclarationIndex, _ files: [ParsedFile]) -> [String: [Member]] {
    var members = index.foreignMembers
    for type in index.types.values where type.kind == .class && !files[type.file].isRewritten {
      members[type.name] = type.members.filter(\.isInExtension)
    }
    return members.mapValues { $0.filter { files[$0.file].isRewritten } }
  }

  /// Renames a member and its overrides in extensions of other classes. A new member with the old
  /// name calls the renamed member for the class of the object.
  private mutating func dispatch(from base: Member, of name: String, to extended: [String: [Member]]) {
    let overrides = extended.sorted { $0.key < $1.key }.flatMap { type, members in
      members.filter { type != name && $0.isOverride && $0.hasSignature(of: base) }.map { (type: type, member: $0) }
    }
    guard !overrides.isEmpty, let place = base.node.enclosingExtension else { return }
    func renamed(_ type: String) -> String {
      "galley_\(type.split(separator: ".").joined(separator: "_"))_\(base.name)"
    }
    let heirs = overrides.map { OverrideForwarder.Heir(type: $0.type, member: renamed($0.type)) }
    switch OverrideForwarder(base.node, calling: renamed(name), asking: heirs).text {
    case .success(let text):
      names[base.node.id] = renamed(name)
      for override in overrides {
        names[override.member.node.id] = renamed(override.type)
        bases[override.member.node.id] = renamed(name)
      }
      subclasses.append(Subclass(file: base.file, extended: place, text: "; extension \(name) { \(text) }"))
    case .failure(let reason): refused.append((base.file, base.node, reason.text))
    }
  }

  /// Renames overrides in an extension, and generates a subclass of the extended class whose
  /// overrides call the renamed methods. UIKit then calls the methods of the subclass for objects
  /// of the class.
  private mutating func overrideInSubclass(of name: String, _ members: [Member]) {
    let mark = name.split(separator: ".").joined(separator: "_")
    var forwarders: [String] = []
    for member in members {
      let renamed = "galley_\(mark)_\(member.name)"
      switch OverrideForwarder(member.node, calling: renamed).text {
      case .success(let text):
        names[member.node.id] = renamed
        forwarders.append(text)
      case .failure(let reason):
        refused.append((member.file, member.node, reason.text))
      }
    }
    guard let file = members.first?.file, let place = members.first?.node.enclosingExtension else { return }
    subclasses.append(
      Subclass(
        file: file, extended: place,
        text: "; class Galley_\(mark)_Overrides: \(name) { \(forwarders.joined(separator: "; ")) }"
          + "; extension \(name): @retroactive OverridingExtension "
          + "{ public static var overrides: AnyClass { Galley_\(mark)_Overrides.self } }"))
  }

  /// Returns the members in extensions that a subclass overrides.
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

extension Member {
  /// True if the member has the same labels and argument types as another one.
  fileprivate func hasSignature(of other: Member) -> Bool {
    func types(_ member: Member) -> [String] {
      let parameters = member.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.map { $0.type.trimmedDescription + ($0.ellipsis?.text ?? "") } ?? []
    }
    return kind == other.kind && reference == other.reference && types(self) == types(other)
  }
}

extension DeclSyntax {
  /// The extension that contains the member; nil if there is none.
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
  }
}
