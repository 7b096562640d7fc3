import Foundation
import GalleyRewriting

/// The rewritten copies of sources in a folder, which are kept from one build to the next.
struct RewrittenSources {
  /// The state of one module when it was last rewritten.
  private struct ModuleState: Codable {
    /// The digest of everything that affects the rewritten module.
    var digest: String
    /// The digest of each original that has a copy, by path.
    var originals: [String: String]
    var messages: [String]
    var hasErrors: Bool
    /// The modules that the module imports; nil in a state that an older version wrote.
    var imports: [ImportedModule]?
    /// The previews in the module; nil in a state that an older version wrote.
    var previews: [PreviewPlace]?
  }

  private struct State: Codable {
    /// The number of times that a copy changed although its original did not, or that Galley's
    /// modules changed. It is part of the overlay's path, since the compiler notices neither, but
    /// compiles everything for a new path.
    var generation = 0
    /// The identity of Galley's compiled modules; nil in a state that an older version wrote.
    var compiled: String?
    var modules: [String: ModuleState] = [:]
  }

  private let folder: String
  private let program: String
  private var state: State
  /// The paths of the copies by the paths of their originals.
  private(set) var copies: [String: String] = [:]
  private(set) var messages: [String] = []
  /// The previews of each module by the module's name.
  private(set) var previews: [String: [PreviewPlace]] = [:]
  private(set) var hasErrors = false
  private(set) var imports: [ImportedModule] = []

  /// Opens the folder, which may not exist yet.
  /// - Parameter compiled: the identity of Galley's compiled modules.
  init(in folder: String, compiled: String) {
    self.folder = folder
    program = digest(of: [FileManager.default.contents(atPath: "/proc/self/exe") ?? Data()])
    let stored = FileManager.default.contents(atPath: folder + "/state.json")
    state = stored.flatMap { try? JSONDecoder().decode(State.self, from: $0) } ?? State()
    if !state.modules.isEmpty, state.compiled != compiled { state.generation += 1 }
    state.compiled = compiled
  }

  /// Rewrites a module if anything that its copies depend on has changed.
  mutating func rewriteModule(_ module: ModuleGraph.Module, context: [String]) throws {
    let contents = try (module.files + context).map { path in
      guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
      return data
    }
    let names = Data((module.files + context).joined(separator: "\n").utf8)
    let own = module.assets.isEmpty ? [] : contents.prefix(module.files.count)
    let symbols = module.assets.source(bundle: "Bundle.module", for: own.map { String(decoding: $0, as: UTF8.self) })
    let all = digest(of: [Data(program.utf8), names, Data((symbols ?? "").utf8)] + contents)
    let key = module.package + "/" + module.name
    let current: ModuleState
    if let known = state.modules[key], known.digest == all {
      current = known
    } else {
      current = try makeCopies(
        of: module, key: key, digest: all, context: context, contents: contents, appending: symbols)
      state.modules[key] = current
    }
    for original in current.originals.keys { copies[original] = copyPath(of: original, key: key) }
    messages += current.messages
    imports += current.imports ?? []
    previews[module.name] = current.previews ?? []
    hasErrors = hasErrors || current.hasErrors
  }

  private mutating func makeCopies(
    of module: ModuleGraph.Module, key: String, digest all: String, context: [String], contents: [Data],
    appending symbols: String?
  ) throws -> ModuleState {
    let texts = zip(module.files + context, contents).map { path, data in
      SourceText(path: path, text: String(decoding: data, as: UTF8.self))
    }
    let count = module.files.count
    let rewriting = rewrite(Array(texts[..<count]), context: Array(texts[count...]))
    let before = state.modules[key]?.originals ?? [:]
    var originals: [String: String] = [:]
    // Additional declarations are appended to the first file, since the package manager only compiles files that it
    // found.
    for (number, rewritten) in rewriting.files.enumerated() {
      var file = rewritten
      if number == 0, let symbols { file.text += symbols }
      if !module.hasMainProgram {
        file.text.replace(/(?m)^[ \t]*@main\b/) { String(repeating: " ", count: $0.output.count) }
      }
      let original = digest(of: [contents[number]])
      let isSame = file.text == texts[number].text
      let copy = copyPath(of: file.path, key: key)
      let old = before[file.path] == nil ? nil : FileManager.default.contents(atPath: copy)
      let hasChanged = isSame ? old != nil : old != Data(file.text.utf8)
      if !isSame {
        originals[file.path] = original
        if hasChanged { try write(file.text, to: copy) }
      }
      if hasChanged, state.modules[key] != nil, before[file.path] ?? original == original { state.generation += 1 }
    }
    return ModuleState(
      digest: all, originals: originals, messages: rewriting.messages.map(\.description),
      hasErrors: rewriting.messages.contains { $0.severity == .error }, imports: rewriting.imports,
      previews: rewriting.previews)
  }

  private func copyPath(of original: String, key: String) -> String { "\(folder)/sources/\(key)\(original)" }

  /// Writes the overlay that replaces the originals by their copies, and returns its path.
  func writeOverlay() throws -> String {
    let path = "\(folder)/overlay-\(state.generation).yaml"
    let text = overlay(of: copies)
    if FileManager.default.contents(atPath: path) != Data(text.utf8) { try write(text, to: path) }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("overlay-") && folder + "/" + name != path {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(state).write(to: URL(fileURLWithPath: folder + "/state.json"))
    return path
  }
}

/// Returns a digest of several contents, which also depends on where each of them ends.
private func digest(of contents: [Data]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for data in contents {
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    hash = (hash ^ UInt64(data.count)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 16)
}
