import GalleyFiles

/// The scenes that were renamed or moved without their goldens: scenes without goldens that match
/// goldens without a scene.
package struct MovedScenes {
  /// The former path of each moved scene, by its present path.
  package private(set) var old: [String: String] = [:]

  /// Finds the moved scenes among scenes without goldens, by comparing their layouts with goldens
  /// without a scene.
  /// - Parameters:
  ///   - scenes: the layouts, UTF-8, of scenes that have no golden, by the path of the scene.
  ///   - orphans: goldens without a scene.
  package init(_ scenes: [String: [UInt8]], orphans: [String]) {
    var layouts: [String: [UInt8]] = [:]
    for path in orphans where isGoldenLayout(path) && !fileName(of: path).contains("@") {
      guard let bytes = try? readFile(ifPresent: path, limit: 1 << 30),
        let stored = StoredLayout(reading: withPlainLineEnds(bytes))
      else { continue }
      layouts[path] = stored.dump
    }
    // The same layout first, then the one with the most views in common.
    var pairs: [(likeness: Double, scene: String, layout: String)] = []
    for (scene, bytes) in scenes {
      for (path, golden) in layouts {
        let likeness = golden == bytes ? 2 : likeness(of: golden, to: bytes)
        if likeness > 0.5 { pairs.append((likeness, scene, path)) }
      }
    }
    var taken: Set<String> = []
    for pair in pairs.sorted(by: { ($1.likeness, $0.scene, $0.layout) < ($0.likeness, $1.scene, $1.layout) }) {
      guard old[pair.scene] == nil, taken.insert(pair.layout).inserted else { continue }
      let ending = sceneExtension(of: pair.scene) ?? ".yaml"
      old[pair.scene] = pair.layout.dropLast(layoutExtension.count) + ending
    }
  }

  /// Returns the moved scene to which a golden without a scene belongs; nil if there is none.
  package func scene(ofOrphan path: String) -> String? {
    let stems = Set(sceneStems(ofGolden: path))
    return old.first { stems.contains(GoldenCase(scene: $0.value).stem) }?.key
  }
}

/// Returns the fraction of views that have the same name, kind and text in two layouts, from 0 to
/// 1.
private func likeness(of golden: [UInt8], to layout: [UInt8]) -> Double {
  guard let before = LayoutSummary(dump: golden), let after = LayoutSummary(dump: layout) else { return 0 }
  let views = [before, after].map { $0.views.map { [$0.name, $0.type, $0.text] } }
  let most = max(views[0].count, views[1].count)
  return most == 0 ? 0 : Double(Set(views[0]).intersection(views[1]).count) / Double(most)
}
