import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// Compares scenes with their goldens. It holds the state that all comparisons of one command
/// share.
struct CaseComparison: Sendable {
  /// The cells files of matrices, each with a line of digests for every cell.
  let cells = CellLibrary()
  private let selection: GoldenSelection
  private let artifacts: Artifacts
  private let earlier: EarlierArtifacts
  private let dumped = DumpedFaces()
  private let inputs = InputLibrary()
  private let locks: GoldenLocks

  /// Creates the comparison of the scenes of a selection.
  /// - Parameters:
  ///   - artifacts: the folder for the files of failures.
  ///   - locks: the versions with which the goldens were recorded.
  init(of selection: GoldenSelection, _ artifacts: Artifacts, _ locks: GoldenLocks) {
    (self.selection, self.artifacts, self.locks) = (selection, artifacts, locks)
    earlier = EarlierArtifacts(in: artifacts)
  }

  /// Compares one scene with its goldens, and writes the artifacts of a failure.
  func report(on golden: GoldenCase, _ session: RenderSession) -> CaseReport {
    var report = CaseReport(golden: golden)
    report.result = attempt {
      var look = try cells.look(of: golden, session)
      earlier.remove(golden)
      report.warnings = look.warnings
      report.budget = look.budget
      report.strays = golden.strayPictures(among: selection.framePictures(of: golden), frames: look.frames)
      if !report.strays.isEmpty, look.frames.allSatisfy({ $0 == nil }) {
        report.strip = Set(LayoutSummary(dump: look.layout)?.steps.compactMap(\.frame) ?? [])
      }
      var result = try cells.compare(golden, &look)
      // Raster drift has no cause in the scene. Other versions of the libraries explain it.
      if result.outcome == .compared(.rasterDrift) { result.causes = locks.changes(for: golden) + result.causes }
      let faces = dumped.digests(ofDump: look.layout)
      let recorded = result.passes ? faces : result.expectedLayout.map(faceDigests(ofDump:))
      if let recorded { locks.note(recorded, ofGolden: golden) }
      if !result.passes {
        report.faceChanges = locks.changes(for: golden, faces: faces, recorded: recorded)
        // A line can only show that the layout differs, not how.
        if !golden.keepsPicture { result.causes = report.faceChanges + result.causes }
        // A failure to write the artifacts does not change the verdict.
        let digests = inputs.digests(ofScene: golden.scene, session)
        let subject = try look.subject()
        switch attempt({ try artifacts.write(golden, result, subject, inputs: digests) }) {
        case .success(let failure):
          report.failure = failure
          report.artifacts = failure.files.map { joined(artifacts.folder, $0) }
        case .failure(let commandError): report.artifactsError = commandError
        }
      }
      result.forgetGoldens()
      return result
    }
    return report
  }
}
