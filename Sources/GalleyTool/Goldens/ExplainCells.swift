import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// Explains failures of cells that have no picture. Their lines of digests show only that the cells
/// differ.
///
/// A cell whose lines and frames are as accepted gets the causes of the cells with a picture, if all of those have the
/// same causes. Any other cell is drawn from the last commit, and compared with that drawing if it matches the line.
struct CellExplanation {
  let artifacts: Artifacts
  let library: FontLibrary
  let jobs: Int

  /// Adds explanations to the failures among the reports of a run, as far as possible.
  func explain(_ reports: inout [CaseReport]) {
    let lines = reports.indices.filter { reports[$0].isUnexplained }
    guard !lines.isEmpty else { return }
    var seen: [String: [CaseReport]] = [:]
    for report in reports where report.golden.keepsPicture && report.isCompared && !report.passes {
      seen[report.golden.scene, default: []].append(report)
    }
    var waiting: [Int] = []
    for index in lines {
      let report = reports[index]
      let alike = (seen[report.golden.scene] ?? []).filter { $0.word == report.word }
      if report.hasSameGeometry, let first = alike.first, alike.map(\.entry).changes.count == 1,
        let cause = try? first.result.get(), !cause.causes.isEmpty, let result = try? report.result.get()
      {
        reports[index].take(result.explained(by: cause))
      } else if report.word != Verdict.rasterDrift.rawValue {
        waiting.append(index)
      }
    }
    let places = Dictionary(waiting.map { (reports[$0].golden, $0) }) { $1 }
    for found in fromLastCommit(waiting.map { reports[$0] }) {
      if let place = places[found.golden] { reports[place] = found }
    }
  }

  /// Returns new reports for the cells that a comparison with the last commit explains; empty
  /// without git.
  private func fromLastCommit(_ reports: [CaseReport]) -> [CaseReport] {
    guard let first = reports.first, let revision = try? GitRevision("HEAD", in: folder(of: first.golden.scene)) else {
      return []
    }
    let found = try? withTemporaryFolder("galley-verify") { folder in
      let files = joined(folder, "files")
      try revision.checkOut(into: files)
      let (library, artifacts) = (library, artifacts)
      return mapConcurrently(
        reports, jobs: jobs, progress: ProgressBar(total: reports.count, isShown: false),
        makeState: { EarlierFiles(of: revision, in: files, RenderSession(library), isWritten: true) }
      ) { report, earlier in (try? earlier.subject(of: report.golden)).flatMap { report.explained(by: $0, artifacts) } }
    }
    return found ?? []
  }
}

extension CaseReport {
  /// True for a failure that only shows that a cell's line of digests differs, without a cause.
  fileprivate var isUnexplained: Bool { (try? result.get())?.isUnexplained ?? false }

  /// True if the lines and frames of the cell have not changed.
  fileprivate var hasSameGeometry: Bool { [Verdict.paintOnly.rawValue, Verdict.rasterDrift.rawValue].contains(word) }

  fileprivate var entry: ReportedFailure { ReportedFailure(report: self) }

  /// Replaces the result of the comparison, in the report and in the saved failure.
  fileprivate mutating func take(_ other: GoldenResult) {
    result = .success(other)
    failure?.verdict = other.word
    failure?.reasons = other.reasons
  }

  /// Returns the report of a comparison with the layout and pictures of an earlier time, which
  /// explains the failure. Nil if the cell's line of digests was recorded from other pictures.
  fileprivate func explained(by earlier: GoldenSubject, _ artifacts: Artifacts) -> CaseReport? {
    guard let line = (try? result.get())?.expectedLine, golden.isLine(line, of: earlier), let failure,
      let layout = artifacts.dump(in: failure.actualLayout)
    else { return nil }
    let pictures = failure.pictures.compactMap { picture in
      artifacts.contents(of: picture.actual).flatMap { try? PNG.decode($0) }
        .map { GoldenPicture(frame: picture.frame, image: $0) }
    }
    guard pictures.map(\.frame) == earlier.pictures.map(\.frame) else { return nil }
    let subject = GoldenSubject(pictures: pictures, layout: layout, largestImage: failure.largestImage)
    var found = subject.compare(expected: earlier.pictures.map(\.image), expectedLayout: earlier.layout)
    guard !found.passes else { return nil }
    found.expectedLine = line
    var report = self
    // The earlier pictures of the cell are only an aid. A failure to write them is ignored.
    if let written = try? artifacts.write(golden, found, subject, inputs: failure.digests.inputs) {
      report.failure = written
      report.artifacts = written.files.map { joined(artifacts.folder, $0) }
    }
    found.causes = faceChanges + found.causes
    found.forgetGoldens()
    report.take(found)
    return report
  }
}

/// A report of a failure, as a value that conforms to `SceneFailure`.
private struct ReportedFailure: SceneFailure {
  let report: CaseReport

  var scene: String { report.golden.scene }
  var variant: String { report.golden.variant }
  var verdict: String { report.word }
  var reasons: [String] { (try? report.result.get())?.reasons ?? [] }
  var isLine: Bool { !report.golden.keepsPicture }
}
