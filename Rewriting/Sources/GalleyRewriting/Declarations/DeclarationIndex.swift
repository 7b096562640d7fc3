import SwiftSyntax

/// All types of a module's sources and of the sources that it depends on.
struct DeclarationIndex {
  private(set) var types: [String: TypeEntry] = [:]
  /// Members of extensions of types that are declared nowhere in the sources.
  private(set) var foreignMembers: [String: [Member]] = [:]
  /// The names of all variables and parameters, of which one may hold an optional closure.
  private(set) var variableNames: Set<String> = []
  /// The names of all optional requirements.
  private(set) var optionalRequirements: Set<String> = []
  /// The optional requirements that are methods, and the methods that fulfil them.
  private(set) var optionalMethods = OptionalMethods([])
  /// The labels of initialisers that may fail in extensions of types that are declared nowhere in the sources.
  private(set) var failableInitializers: [String: Set<[String]>] = [:]
  /// The types of variables and parameters as they are written, by the names.
  private(set) var variableTypes: [String: Set<String>] = [:]
  /// The numbers of the files that are rewritten, which are the module's own.
  let rewrittenFiles: Set<Int>
  /// True for a module that has UIKit: its branches for Linux are meant for a Linux without it.
  let hasUIKit: Bool
  /// Names without qualification, each with the full names that end in it.
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

  /// Returns the full name of a type that is referred to by a name within the types of a scope.
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

  /// Returns the type and all its supertypes that the sources declare, nearest first.
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

  /// Returns the members of a name that a type has from itself and from its supertypes, nearest first.
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
