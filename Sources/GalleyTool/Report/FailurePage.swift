import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyUnicode

/// A failure with the folder of its files.
struct FiledFailure: Sendable {
  var failure: GoldenFailure
  /// The artifacts folder that contains the files.
  var artifacts: Artifacts
  /// The value of `--artifacts`, which is repeated in commands; nil for the default folder.
  var named: String?

  var golden: GoldenCase { failure.golden }

  /// Returns the commands that resolve failures, in one line, with one command for each folder.
  /// - Parameter all: all failures. A scene is named without its cells if all of its failures are to be answered.
  static func command(_ failures: [FiledFailure], among all: [FiledFailure]) -> String {
    let unreadable = failures.filter(\.failure.isUnreadable).map { recordCommand($0.golden) }
    var folders: [String?: [GoldenCase]] = [:]
    for failure in failures where !failure.failure.isUnreadable {
      folders[failure.named, default: []].append(failure.golden)
    }
    let counts = Dictionary(all.map { ([$0.named ?? "", $0.golden.scene], 1) }, uniquingKeysWith: +)
    let accepting = folders.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { named, goldens in
      let meant = Dictionary(goldens.map { ($0.scene, 1) }, uniquingKeysWith: +)
      var seen: Set<String> = []
      let titles = goldens.map { golden in
        meant[golden.scene] == counts[[named ?? "", golden.scene]] ? GoldenCase(scene: golden.scene) : golden
      }.filter { seen.insert($0.title).inserted }
      return acceptCommand(titles, artifacts: named)
    }
    return (accepting + unreadable).joined(separator: " && ")
  }
}

/// The web page about the failures in artifacts folders.
struct FailurePage {
  /// The failures shown on the page.
  var failures: [FiledFailure]
  /// The number of the run that wrote the failures; nil for several folders.
  private let run: Int?
  /// The version of the program that drew the pictures; empty if there were several versions.
  private let engine: String
  /// The number of compared scenes; nil if it is unknown.
  var compared: Int?
  /// The maximum total size of pictures and layouts in bytes.
  var limit = ReportAssets.mostBytes

  /// Creates the page about failures of the last runs. If `failures` is nil, the page shows all
  /// failures of these runs.
  init(
    _ runs: FailureRuns, of failures: [GoldenFailure]? = nil, in artifacts: Artifacts, named: String? = nil,
    compared: Int? = nil
  ) {
    self.failures = (failures ?? runs.failures).map {
      FiledFailure(failure: $0, artifacts: artifacts, named: named)
    }
    (run, engine, self.compared) = (runs.run, runs.engine, compared)
  }

  /// Creates the page about all failures in several folders, such as those of shards. Equal
  /// failures are shown once.
  init(_ folders: [(runs: FailureRuns, artifacts: Artifacts, named: String?)]) {
    var seen: Set<[String]> = []
    failures = folders.flatMap { runs, artifacts, named in
      runs.failures.map { FiledFailure(failure: $0, artifacts: artifacts, named: named) }
    }.filter { filed in
      seen.insert([filed.golden.title] + filed.failure.digests.actual.map { "\($0) \($1)" }.sorted()).inserted
    }.sorted { $0.golden.title.utf8.lexicographicallyPrecedes($1.golden.title.utf8) }
    run = folders.count == 1 ? folders[0].runs.run : nil
    let engines = Set(folders.map(\.runs.engine))
    engine = engines.count == 1 ? engines.first ?? "" : ""
  }

  /// The page as an HTML file that loads no other resources.
  var html: [UInt8] { WebPage.report.filled(with: data) }

  /// The page with buttons to accept and reject failures, for `ServedReview`.
  var servedHTML: [UInt8] { WebPage.review.filled(with: data + ["served": true]) }

  /// The data of the page as JSON.
  var data: JSON {
    let groups = FailureGroups(failures).groups
    var numbers = Array(repeating: 0, count: failures.count)
    for (number, group) in groups.enumerated() {
      for index in group { numbers[index] = number }
    }
    var assets = ReportAssets(limit: limit)
    let entries = failures.enumerated().map { json($1, group: numbers[$0], &assets) }
    let start: JSON = [
      "galley": 1, "run": run, "compared": compared, "versions": versions, "failures": entries,
      "groups": groups.map { group -> JSON in
        [
          "failures": group, "cause": failures[group[0]].failure.mainReason,
          "accept": FiledFailure.command(group.map { failures[$0] }, among: failures),
          "scenes": Set(group.map { failures[$0].golden.scene }).count, "scene": failures[group[0]].golden.scene,
        ]
      },
      "omitted": assets.omitted,
    ]
    return start + assets.json
  }

  private func json(_ filed: FiledFailure, group: Int, _ assets: inout ReportAssets) -> JSON {
    let (failure, folder) = (filed.failure, filed.artifacts)
    return [
      "title": failure.golden.title, "scene": failure.golden.scene, "variant": failure.golden.variantInReport,
      "verdict": failure.verdict, "cells": failure.golden.keepsPicture ? nil : failure.golden.cells,
      "run": failure.run, "reasons": failure.reasons,
      "causes": failure.causes.count, "group": group,
      "accept": FiledFailure.command([filed], among: failures),
      "pictures": failure.pictures.map { picture -> JSON in
        [
          "frame": picture.frame, "expected": assets.picture(picture.expected, in: folder),
          "actual": assets.picture(picture.actual, in: folder),
          "difference": assets.picture(picture.difference, in: folder), "differingPixels": picture.differingPixels,
          "maxDelta": picture.maxDelta, "bounds": picture.bounds.map { [$0.x, $0.y, $0.width, $0.height] },
        ]
      },
      "layout": [
        "expected": assets.text(failure.expectedLayout, in: folder),
        "actual": assets.text(failure.actualLayout, in: folder),
      ] as JSON,
    ]
  }

  /// The versions of the program that drew the pictures. If that is this program, the versions of
  /// its libraries are included.
  private var versions: [JSON] {
    let engine = engine.isEmpty ? programVersion : engine
    let libraries =
      engine == programVersion
      ? fontLibraryVersions() + unicodeLibraryVersions() + pictureLibraryVersions() + sceneLibraryVersions() : []
    return [["name": "galley", "version": engine]]
      + libraries.map { ["name": $0.name, "version": $0.version] as JSON }
  }
}

extension GoldenFailure {
  /// The first cause. If there are no causes, the first reason, which counts different pixels.
  fileprivate var mainReason: String { causes.first ?? reasons.first ?? "" }
}
