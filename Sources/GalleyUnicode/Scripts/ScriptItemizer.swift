import CICU

/// Divides a paragraph into runs of one script (UAX 24, section 5).
///
/// - Common and Inherited characters take the script of the text before them, or at the start of the text after them.
/// - A character with Script_Extensions joins its neighbours if their script is among them. If not, it begins a run
///   whose script stays open until a neighbour or the end decides it.
/// - A closing bracket takes the script of its opening bracket (section 5.1).
/// - A grapheme cluster has one script: that of its first character with a script.
struct ScriptItemizer {
  /// The scripts that are possible for the current run.
  private enum Candidates {
    case any
    case one(UInt16)
    /// More than one script is possible. The first is used if no character excludes it.
    case several([UInt16])
  }

  /// The finished script runs, each with its end and its script.
  private var runs: [(end: Int32, script: UInt16)] = []
  private var candidates = Candidates.any
  private let han = cicu_script_han()
  private var clusterStart = 0
  private var isClusterDecided = false
  private var brackets = BracketStack()

  /// Returns the script runs of `text`. `boundaries` contains its clusters.
  static func runs(
    of text: UnsafeBufferPointer<UInt16>, boundaries: UnsafeMutablePointer<TextBoundaries>, table: CharacterTable
  ) -> [ScriptRun] {
    guard !text.isEmpty else { return [] }
    var itemizer = ScriptItemizer()
    var index = 0
    while index < text.count {
      let end = itemizer.endOfIdeographs(from: index, in: text)
      if end > index {
        // The start of the cluster matters only until its script is decided.
        itemizer.isClusterDecided = true
        index = end
        continue
      }
      let character = text.scalar(at: index)
      let properties = table[character]
      if boundaries[index].contains(.grapheme) {
        itemizer.clusterStart = index
        itemizer.isClusterDecided = false
      }
      if properties.script != 0 || !properties.traits.isDisjoint(with: .tellsScript) {
        itemizer.see(character, properties)
      }
      index += character.utf16Width
    }
    itemizer.closeRun(at: text.count)
    var start = 0
    return itemizer.runs.map { run in
      defer { start = Int(run.end) }
      return ScriptRun(range: start..<Int(run.end), script: table.tag(ofScript: run.script))
    }
  }

  /// Returns the end of the ideographs that begin at `start`, provided that the current run has the
  /// script Han; otherwise `start`.
  ///
  /// Ideographs add no information after the first, make up most of such text, and can be skipped without the table.
  @inline(__always)
  private func endOfIdeographs(from start: Int, in text: UnsafeBufferPointer<UInt16>) -> Int {
    guard text[start].isIdeograph, case .one(let script) = candidates, script == han else { return start }
    var end = start + 1
    while end < text.count, text[end].isIdeograph { end += 1 }
    return end
  }

  private mutating func see(_ character: UInt32, _ properties: CharacterProperties) {
    if case .one(let script) = candidates, script == properties.script {
      isClusterDecided = true
      return
    }
    if properties.traits.contains(.closesPair), let opened = brackets.close(character) {
      if opened < runs.count { decide(on: runs[opened].script) }
      return
    }
    if properties.traits.contains(.hasScriptExtensions) {
      decide(character, properties)
    } else if properties.script != 0 {
      decide(on: properties.script)
    }
    if properties.traits.contains(.opensPair) { brackets.open(character, run: runs.count) }
  }

  /// Limits the current run by a character with script extensions. The script of the current run is
  /// tested first, because reading all scripts of a character is slow.
  private mutating func decide(_ character: UInt32, _ properties: CharacterProperties) {
    if case .one(let script) = candidates, cicu_has_script(character, script) {
      isClusterDecided = true
      return
    }
    decide(among: Self.scriptExtensions(of: character, script: properties.script))
  }

  /// Limits the current run to one script, or begins a new run. Does the same as `decide(among:)`
  /// but creates no arrays, because this case is frequent.
  private mutating func decide(on script: UInt16) {
    guard !isClusterDecided else { return }
    let isCandidate =
      switch candidates {
      case .any: true
      case .one(let only): only == script
      case .several(let open): open.contains(script)
      }
    decideCluster(as: .one(script), beginsRun: !isCandidate)
  }

  /// Limits the current run to `scripts`. If the run cannot have any of them, begins a new run with
  /// the current cluster.
  private mutating func decide(among scripts: [UInt16]) {
    guard !isClusterDecided else { return }
    let common: [UInt16] =
      switch candidates {
      case .any: scripts
      case .one(let script): scripts.contains(script) ? [script] : []
      case .several(let open): open.filter(scripts.contains)
      }
    let left = common.isEmpty ? scripts : common
    decideCluster(as: left.count == 1 ? .one(left[0]) : .several(left), beginsRun: common.isEmpty)
  }

  /// Gives the current cluster its script, and the current run the possible scripts `scripts`. If
  /// `beginsRun` is true, the cluster begins a new run.
  private mutating func decideCluster(as scripts: Candidates, beginsRun: Bool) {
    isClusterDecided = true
    if beginsRun { closeRun(at: clusterStart) }
    candidates = scripts
  }

  private mutating func closeRun(at end: Int) {
    let script =
      switch candidates {
      case .any: cicu_script_common()
      case .one(let script): script
      case .several(let open): open[0]
      }
    runs.append((Int32(truncatingIfNeeded: end), script))
    candidates = .any
  }

  /// Returns the scripts that use a character, the most probable first: its own script, then Han,
  /// then the others in ICU's order, which begins with the scripts of Unicode's first versions.
  private static func scriptExtensions(of character: UInt32, script: UInt16) -> [UInt16] {
    let capacity = 64
    var scripts = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = Int(cicu_script_extensions(character, start, Int32(capacity)))
    }
    scripts.sort()
    for likely in [cicu_script_han(), script] {
      guard let place = scripts.firstIndex(of: likely) else { continue }
      scripts.remove(at: place)
      scripts.insert(likely, at: 0)
    }
    return scripts
  }
}

extension CharacterProperties.Traits {
  fileprivate static let tellsScript: Self = [.hasScriptExtensions, .opensPair, .closesPair]
}
