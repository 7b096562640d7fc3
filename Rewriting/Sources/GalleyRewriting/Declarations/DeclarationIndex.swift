import SwiftSyntax

/// The declarations in a module's sources and in the sources that it depends on.
struct DeclarationIndex {
  private(set) var types: [String: TypeEntry] = [:]
  /// The members of extensions whose types the sources do not declare, by the name of the type.
  private(set) var foreignMembers: [String: [Member]] = [:]
  /// The names of all variables and parameters. A variable may hold an optional closure.
  private(set) var variableNames: Set<String> = []
  /// The names of all optional requirements, with their labels.
  private(set) var optionalRequirements: Set<String> = []
  /// The optional requirements that are methods, and the methods that implement them.
  private(set) var optionalMethods = OptionalMethods([])
  /// The argument labels of failable initialisers in extensions whose types the sources do not
  /// declare, by the name of the type.
  private(set) var failableInitializers: [String: Set<[String]>] = [:]
  /// The types of variables and parameters as written, by name.
  private(set) var variableTypes: [String: Set<String>] = [:]
  /// The indices of the files that are rewritten, which are those of the module itself.
  let rewrittenFiles: Set<Int>
  /// True if the module has UIKit. Its branches for Linux are meant for a Linux without UIKit.
  let hasUIKit: Bool
  /// For each unqualified name, the full names that end with it.
  private var fullNames: [String: [String]] = [:]

  init(_ files: [ParsedFile]) {
    rewrittenFiles = Set(files.indices.filter { files[$0].isRewritten })
    hasUIKit = files.contains { $0.isRewritten && $0.isGivenUIKit }
    var collected: [DeclarationCollector] = []
    for (number, file) in files.enumerated() {
      let collector = DeclarationCollector(file: number)
      collector.walk(file.tree)
      collected.append(collector)
    }
    for collector in collected {
      for type in collector.types where types[type.name] == nil {
        types[type.name] = type
        fullNames[type.name.lastComponent, default: []].append(type.name)
      }
      variableNames.formUnion(collector.variableNames)
      variableTypes.merge(collector.variableTypes) { $0.union($1) }
    }
    var foreignSupertypes: [String: [String]] = [:]
    for collector in collected {
      for addition in collector.extensions {
        if let name = fullName(of: addition.name, in: []) {
          types[name]?.members += addition.members
          types[name]?.supertypes += addition.supertypes
        } else {
          foreignMembers[addition.name, default: []] += addition.members
          foreignSupertypes[addition.name, default: []] += addition.supertypes
          failableInitializers[addition.name, default: []].formUnion(addition.failableInitializers)
        }
      }
    }
    for type in types.values {
      for member in type.members where member.isOptional { optionalRequirements.insert(member.reference) }
    }
    optionalMethods = OptionalMethods(types.values.sorted { $0.name < $1.name })
    guard !optionalMethods.requirements.isEmpty else { return }
    for type in types.values where type.kind != .protocol {
      let lineage = lineage(of: type.name)
      optionalMethods.note(
        lineage.filter { $0.kind != .protocol }.reversed().map(\.members), conformingTo: protocols(among: lineage))
    }
    for (name, supertypes) in foreignSupertypes {
      let lineage = supertypes.compactMap { fullName(of: $0, in: []) }.flatMap(lineage)
      optionalMethods.note([foreignMembers[name] ?? []], conformingTo: protocols(among: lineage))
    }
  }

  private func protocols(among types: [TypeEntry]) -> Set<String> {
    Set(types.filter { $0.kind == .protocol }.map(\.name))
  }

  /// Returns the full name of the type that a name refers to inside the types of a scope; nil if it
  /// is unknown or ambiguous.
  func fullName(of name: String, in scope: [String]) -> String? {
    var enclosing = scope
    while true {
      let candidate = (enclosing + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      guard !enclosing.isEmpty else { break }
      enclosing.removeLast()
    }
    let matches = fullNames[name.lastComponent] ?? []
    return matches.count == 1 && !name.contains(".") ? matches[0] : nil
  }

  /// Returns the type and all its supertypes that the sources declare, the nearest first.
  func lineage(of name: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var pending = [name]
    var seen: Set<String> = []
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard seen.insert(next).inserted, let type = types[next] else { continue }
      result.append(type)
      let scope = next.split(separator: ".").map(String.init).dropLast()
      pending += type.supertypes.compactMap { fullName(of: $0, in: Array(scope)) }
    }
    return result
  }

  /// Returns the members with a name that a type and its supertypes have, the nearest first.
  func members(named name: String, of type: String, in scope: [String] = []) -> [Member] {
    guard let full = fullName(of: type, in: scope) else {
      return foreignMembers[type, default: []].filter { $0.name == name }
    }
    let lineage = lineage(of: full)
    let own = lineage.flatMap(\.members).filter { $0.name == name }
    let above = lineage.flatMap(\.supertypes).flatMap { foreignMembers[$0] ?? [] }.filter { $0.name == name }
    return own + above
  }
}

extension String {
  /// The part after the last full stop.
  var lastComponent: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
