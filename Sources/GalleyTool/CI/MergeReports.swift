import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension RunOutcome {
  /// Returns the combined outcome of several runs, which may be shards or different selections. A scene that several
  /// runs compared counts once, with its first failure.
  ///
  /// Paths of runs in several folders of a repository are changed to paths from the repository's root, as scenes and
  /// goldens of different folders may have the same name.
  /// - Throws: an error if a shard is missing or occurs twice, or if the reports have different numbers of shards.
  static func merging(_ runs: [RunOutcome]) throws -> RunOutcome {
    let folders = Dictionary(grouping: runs, by: \.folder)
    for runs in folders.values { try checkShards(runs.flatMap(\.shards)) }
    let runs = folders.count > 1 ? runs.map(\.placed) : runs
    guard var merged = runs.first else { throw CommandError("there is no report to merge") }
    var known: [String: Case] = [:]
    for test in runs.flatMap(\.cases) where known[test.title].map(\.passes) ?? true { known[test.title] = test }
    merged.cases = known.values.sorted { $0.title.utf8.lexicographicallyPrecedes($1.title.utf8) }
    merged.unlisted = [:]
    merged.orphans = Set(runs.flatMap(\.orphans)).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
    merged.artifacts = Set(runs.flatMap(\.artifacts)).sorted()
    merged.shards = runs.flatMap(\.shards).sorted { ($0.count, $0.index) < ($1.count, $1.index) }
    merged.locks = Set(runs.flatMap(\.locks)).sorted()
    merged.passedOver = runs.map(\.passedOver).max() ?? 0
    (merged.page, merged.earlier) = (nil, [])
    let nothing = "galley: nothing was compared"
    merged.commandError =
      runs.compactMap(\.commandError).first { !$0.hasPrefix(nothing) }
      ?? (merged.cases.contains(where: \.isCompared) ? nil : nothing)
    return merged
  }

  /// The outcome with paths relative to the root of the repository.
  var placed: RunOutcome {
    guard !folder.isEmpty else { return self }
    var placed = self
    placed.folder = ""
    placed.cases = cases.map { $0.placed(in: folder) }
    placed.orphans = orphans.map { stray in
      Stray(
        path: joined(folder, stray.path).withoutDots, reason: stray.reason,
        remedy: stray.remedy.map { inFolder(folder, $0) },
        cell: stray.cell.map { RemovedCell(scene: joined(folder, $0.scene).withoutDots, names: $0.names) },
        prune: stray.prune.map { inFolder(folder, $0) },
        movedTo: stray.movedTo.map { joined(folder, $0).withoutDots })
    }
    placed.artifacts = artifacts.map { joined(folder, $0) }
    placed.locks = locks.map { "\(folder): \($0)" }
    return placed
  }

  private static func checkShards(_ shards: [Shard]) throws {
    guard let first = shards.first else { return }
    if let other = shards.first(where: { $0.count != first.count }) {
      throw CommandError(
        "the reports have different shard counts, \(first.count) and \(other.count): give the reports of one run")
    }
    for index in 1...first.count {
      let count = shards.count { $0.index == index }
      guard count > 0 else {
        throw CommandError("the report of shard \(index)/\(first.count) is missing: give the reports of all shards")
      }
      guard count == 1 else {
        throw CommandError("there are \(count) reports of shard \(index)/\(first.count): give one of them")
      }
    }
  }

  /// Returns the report for `--json`, in the format of `galley verify`.
  /// - Parameter scenes: the entries of the runs' reports, by the titles of their cases.
  func json(scenes: [Case: JSON]) -> JSON {
    [
      "galley": 1, "folder": folder.isEmpty ? nil : folder, "passed": passed, "failed": failed,
      "artifacts": artifacts.count > 1 ? artifacts.json : artifacts.first?.json,
      "scenes": cases.compactMap { test in scenes[test].map { $0.placed(as: test) } },
      "orphans": orphans.map(\.path),
      "orphanFindings": orphans.isEmpty
        ? nil
        : orphans.map { stray -> JSON in
          [
            "path": stray.path, "reason": stray.reason, "remove": stray.remedy, "scene": stray.cell?.scene,
            "cells": stray.cell?.names.json, "prune": stray.prune,
            "movedTo": stray.movedTo,
          ]
        },
      "passedOver": passedOver > 0 ? passedOver : nil, "lock": locks.isEmpty ? nil : locks.json, "error": commandError,
    ]
  }
}

extension JSON {
  /// Returns the report's entry for a scene or cell, with its paths and commands replaced by those
  /// of `test`.
  fileprivate func placed(as test: RunOutcome.Case) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        let value: JSON? =
          switch member.name {
          case "scene": .string(test.scene)
          case "artifacts": test.artifacts.json
          case "error": test.error.map { .string($0) }
          case "accept": test.accept.map { .string($0) }
          case "record": test.record.map { .string($0) }
          case "move": test.move.map { .string($0) }
          case "movedFrom": test.movedFrom.map { .string($0) }
          default: nil
          }
        return JSON.Member(name: member.name, value: value ?? member.value)
      })
  }
}
