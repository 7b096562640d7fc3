import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyUnicode

/// The page about the failures whose files are in an artifacts folder.
struct FailurePage {
  /// The record of the failures.
  let runs: FailureRuns
  /// The failures of the record that are shown.
  var failures: [GoldenFailure]
  /// The folder.
  var artifacts: Artifacts
  /// The value of `--artifacts`, which the commands of the page repeat.
  var named: String?
  /// The number of scenes that were compared, where that is known.
  var compared: Int?
  /// The most bytes of pictures and layouts.
  var limit = ReportAssets.mostBytes

  /// Creates the page about failures of a record; nil is all of them.
  init(
    _ runs: FailureRuns, of failures: [GoldenFailure]? = nil, in artifacts: Artifacts, named: String? = nil,
    compared: Int? = nil
  ) {
    (self.runs, self.failures, self.artifacts) = (runs, failures ?? runs.failures, artifacts)
    (self.named, self.compared) = (named, compared)
  }

  /// The page as a file of HTML that fetches nothing.
  var html: [UInt8] { WebPage.report.filled(with: data) }

  /// The page with buttons that accept and reject, for `ServedReview`.
  var servedHTML: [UInt8] { WebPage.review.filled(with: data + ["served": true]) }

  /// All that the page shows.
  var data: JSON {
    let groups = FailureGroups(failures, in: artifacts).groups
    var numbers = Array(repeating: 0, count: failures.count)
    for (number, group) in groups.enumerated() {
      for index in group { numbers[index] = number }
    }
    var assets = ReportAssets(artifacts, limit: limit)
    let entries = failures.enumerated().map { json($1, group: numbers[$0], &assets) }
    let start: JSON = [
      "galley": 1, "run": runs.run, "compared": compared, "versions": versions, "failures": entries,
      "groups": groups.map { group -> JSON in
        [
          "failures": group, "cause": failures[group[0]].mainReason,
          "accept": acceptCommand(group.map { failures[$0].golden }, artifacts: named),
        ]
      },
      "omitted": assets.omitted,
    ]
    return start + assets.json
  }

  private func json(_ failure: GoldenFailure, group: Int, _ assets: inout ReportAssets) -> JSON {
    [
      "title": failure.golden.title, "scene": failure.golden.scene, "variant": failure.golden.variantInReport,
      "verdict": failure.verdict, "run": failure.run, "reasons": failure.reasons,
      "causes": failure.causes.count, "group": group,
      "accept": acceptCommand(failure.golden, artifacts: named),
      "pictures": failure.pictures.map { picture -> JSON in
        [
          "frame": picture.frame, "expected": assets.picture(picture.expected),
          "actual": assets.picture(picture.actual),
          "difference": assets.picture(picture.difference), "differingPixels": picture.differingPixels,
          "maxDelta": picture.maxDelta, "bounds": picture.bounds.map { [$0.x, $0.y, $0.width, $0.height] },
        ]
      },
      "layout": [
        "expected": assets.text(failure.expectedLayout), "actual": assets.text(failure.actualLayout),
      ] as JSON,
    ]
  }

  /// The version of the program that drew the pictures, and those of the libraries if that is this program.
  private var versions: [JSON] {
    let engine = runs.engine.isEmpty ? programVersion : runs.engine
    let libraries =
      engine == programVersion
      ? fontLibraryVersions() + unicodeLibraryVersions() + pictureLibraryVersions() + sceneLibraryVersions() : []
    return [["name": "galley", "version": engine]]
      + libraries.map { ["name": $0.name, "version": $0.version] as JSON }
  }
}

extension GoldenFailure {
  /// The first cause, or the first count of pixels if there is none.
  fileprivate var mainReason: String { causes.first ?? reasons.first ?? "" }
}
