public import GalleyFonts
public import GalleyViews

/// The keys that all scenes of a project share, as the project file defines them: fonts, colours,
/// styles and strings, the project's devices, and a system font.
public struct SharedKeys: Hashable, Sendable {
  /// The node tree of the project file.
  let document: Document
  /// The devices that the project defines and scenes may name.
  public let devices: [Device]
  /// The setting for the system font; nil means the manifest's.
  public let systemFont: SystemFontSetting?
  /// The strings of the project, with those from files.
  let strings: StringTables
  /// The limits on the work of the project's scenes.
  public let budgets: Budgets
  /// The files of string tables that were read with the project.
  let files: [SceneInput]
}

/// A key that scenes and their project share. Its value is a mapping of names.
private struct SharedKey {
  /// The ways to combine two values if the scene and the project define the same name.
  enum Clash {
    /// The scene's value replaces the project's.
    case own
    /// The scene's value replaces the project's. Only the lists with this name are joined, the
    /// scene's elements first.
    case joinLists(String)
    /// Both values are mappings of names, which are merged. The scene's values override the
    /// project's.
    case joinTables
  }

  let name: String
  var clash = Clash.own
  /// A name that scenes do not take from the project's value; nil if they take all names.
  var unshared: String?

  static let all = [
    SharedKey(name: "fonts", clash: .joinLists("files"), unshared: "folder"), SharedKey(name: "colors"),
    SharedKey(name: "styles"), SharedKey(name: "strings", clash: .joinTables),
  ]
}

extension Document {
  /// Adds the keys that a project shares, each value with its position in the project file. Names
  /// that the scene defines too keep the scene's value.
  mutating func adopt(_ keys: SharedKeys) {
    guard pairs(root) != nil else { return }
    // The strings were read with the project, and need not be read for each of its scenes.
    adoptTables(of: append(keys.document), except: "strings")
  }

  /// Adds the shared keys of another mapping.
  /// - Parameter except: the name of a table that is not added.
  mutating func adoptTables(of other: NodeID, except: String? = nil) {
    for key in SharedKey.all where key.name != except {
      guard let pair = pairs(other)?.first(where: { scalarText($0.key) == key.name }), pairs(pair.value) != nil else {
        continue
      }
      let own = value(of: key.name, in: root) ?? addMapping([], like: pair.value)
      guard pairs(own) != nil else { continue }
      set(key.name, of: root, to: joined(own, pair.value, key), keyNode: pair.key)
    }
  }

  /// Returns a mapping with the names of both: first those that only the project defines, then the
  /// scene's.
  private mutating func joined(_ own: NodeID, _ theirs: NodeID, _ key: SharedKey) -> NodeID {
    var result = (pairs(theirs) ?? []).filter { pair in
      let name = scalarText(pair.key) ?? ""
      return name != key.unshared && value(of: name, in: own) == nil
    }
    for pair in pairs(own) ?? [] {
      let name = scalarText(pair.key) ?? ""
      let other = value(of: name, in: theirs)
      result.append((pair.key, other.map { joined(pair.value, $0, named: name, key.clash) } ?? pair.value))
    }
    return addMapping(result, like: own)
  }

  private mutating func joined(
    _ own: NodeID, _ theirs: NodeID, named name: String, _ clash: SharedKey.Clash
  ) -> NodeID {
    switch clash {
    case .own: return own
    case .joinLists(let list):
      guard name == list, let first = elements(own), let second = elements(theirs) else { return own }
      let start = links.count
      links += first + second
      return add(Node(content: .sequence(start..<links.count), source: self[own].source, offset: self[own].offset))
    case .joinTables:
      guard pairs(own) != nil, pairs(theirs) != nil else { return own }
      return joined(own, theirs, SharedKey(name: name))
    }
  }
}
