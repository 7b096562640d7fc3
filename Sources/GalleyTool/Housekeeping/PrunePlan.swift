import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The goldens without a scene, which are to be removed, and similar files that may serve another
/// purpose.
struct PrunePlan: Sendable {
  /// The goldens to remove, sorted by path.
  var orphans: [Orphan] = []
  /// The files that stay because they may serve another purpose, with the reasons.
  var left: [Orphan] = []
  /// The lines of digests of cells that do not exist any more, by scene.
  var lines: [RemovedCell] = []

  /// True if there is nothing to remove.
  var isEmpty: Bool { orphans.isEmpty && lines.isEmpty }

  /// Creates the plan for a selection. Pictures that a scene below the current folder uses are not
  /// removed, whether the scene is selected or not.
  /// - Parameter artifacts: the folder of failures, whose files are not goldens.
  /// - Throws: an error if a project file cannot be read, because the variants of its scenes are then unknown.
  init(_ selection: GoldenSelection, artifacts: Artifacts, _ session: RenderSession) throws {
    // Snapshots of tests are not goldens, whatever their extension.
    var candidates = selection.orphans.filter { !$0.split(separator: "/").contains("__Snapshots__") }
      .map { Orphan(path: $0, reason: reasonOfOrphan($0)) }
    for folder in selection.searched where isFolder(folder) {
      orphans += try StraySnapshots.find(below: folder).map { Orphan(path: $0.path, reason: $0.reason) }
    }
    var doubtful: Set<String> = []
    for scene in selection.scan.cases.scenes {
      _ = try session.project(of: SceneSource(file: scene))
      if case .failure = attempt({ try session.frames(of: GoldenCase(scene: scene)) }) {
        doubtful.insert(GoldenCase(scene: scene).stem)
      }
    }
    for golden in selection.cases where golden.keepsPicture {
      guard let frames = try? session.frames(of: golden) else { continue }
      let own = Set(frames.map { golden.image(of: $0) })
      let unnamed = own.contains(golden.image) || !exists(golden.image) ? [] : [golden.image]
      for path in unnamed + selection.framePictures(of: golden) where !own.contains(path) {
        candidates.append(Orphan(path: path, reason: "\(golden.scene) has no such frame"))
      }
    }
    let cells = Dictionary(grouping: selection.strayLines(CellLibrary()).compactMap(\.cell), by: \.scene)
    lines = cells.sorted { $0.key < $1.key }.map { RemovedCell(scene: $0, names: $1.flatMap(\.names)) }
      .filter { !doubtful.contains(GoldenCase(scene: $0.scene).stem) }
    orphans.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard !candidates.isEmpty else { return }
    let used = try Self.usedFiles(session)
    for orphan in candidates.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      func leave(_ reason: String) { left.append(Orphan(path: orphan.path, reason: reason)) }
      if isBelow(orphan.path, artifacts.folder) { continue }
      if let scene = doubtful.first(where: { orphan.path.hasPrefix($0 + "@") || orphan.path.hasPrefix($0 + ".") }) {
        leave("the scene \(scene) has a mistake, so the file may belong to a frame or variant of it")
      } else if resolvedPath(orphan.path).map(used.contains) ?? false {
        leave("a scene uses it as a picture")
      } else if !isWrittenByGalley(orphan.path) {
        leave("galley did not write it")
      } else {
        orphans.append(orphan)
      }
    }
  }

  /// Returns the files to which scenes below the current folder refer, as paths without symbolic
  /// links.
  private static func usedFiles(_ session: RenderSession) throws -> Set<String> {
    var used: Set<String> = []
    for scene in try GoldenScan(paths: ["."]).cases.scenes {
      used.formUnion(session.inputs(of: scene).compactMap(resolvedPath))
    }
    return used
  }

  /// Returns the plan as text.
  func text(isDone: Bool) -> String {
    let word = isDone ? "removed" : "orphan"
    let texts =
      orphans.map { "\(word): \($0.path): \($0.reason)" }
      + lines.map { "\(word): \(GoldenCase(scene: $0.scene).cells): \($0.count) without a matrix cell" }
      + left.map { "left: \($0.path): \($0.reason)" }
    return (texts + [isDone ? "\(count) removed" : "\(count) to remove"]).map { $0 + "\n" }.joined()
  }

  /// The number of files and lines as text, such as `2 files and 1 line`.
  var count: String {
    let files = "\(orphans.count) \(orphans.count == 1 ? "file" : "files")"
    let names = lines.flatMap(\.names)
    return names.isEmpty ? files : files + " and " + RemovedCell(scene: "", names: names).count
  }

  /// Removes the goldens and the lines of cells.
  /// - Throws: an error if some of them could not be removed.
  func remove() throws {
    // Layouts first, so that only remaining cells get copies of a picture that is removed.
    let (layouts, others) = (orphans.filter { isGoldenLayout($0.path) }, orphans.filter { !isGoldenLayout($0.path) })
    for orphan in layouts { removeFile(orphan.path) }
    let stems = Set(others.flatMap { sceneStems(ofGolden: $0.path) }).sorted()
    for stem in stems { try SharedPictures(stem: stem).copy() }
    for orphan in others { removeFile(orphan.path) }
    for stem in stems { try SharedPictures(stem: stem).share() }
    for cell in lines {
      try CellFile.change(GoldenCase(scene: cell.scene).cells) { file in
        for name in cell.names { file[name] = nil }
      }
    }
    let kept = orphans.filter { exists($0.path) }
    guard kept.isEmpty else { throw CommandError(lines: kept.map { "galley: \($0.path): cannot be removed" }) }
  }

  /// Returns the plan as JSON for reports.
  func json(isDone: Bool) -> JSON {
    func entries(_ orphans: [Orphan]) -> JSON { .array(orphans.map { ["path": $0.path, "reason": $0.reason] }) }
    let cells: [JSON] = lines.map { ["scene": $0.scene, "cells": $0.names.json] }
    return [
      "galley": 1, "removed": isDone, "orphans": entries(orphans), "lines": cells.isEmpty ? nil : JSON.array(cells),
      "left": entries(left),
    ]
  }
}

/// True if a path is inside of a folder. One path may be relative and the other absolute.
private func isBelow(_ path: String, _ folder: String) -> Bool {
  guard let file = resolvedPath(path), let place = resolvedPath(folder) else { return false }
  return file.hasPrefix(place + "/")
}

extension RemovedCell {
  /// The number of lines as text.
  fileprivate var count: String { "\(names.count) \(names.count == 1 ? "line" : "lines")" }
}
