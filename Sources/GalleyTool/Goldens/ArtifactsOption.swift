import ArgumentParser
import GalleyGoldens

/// The option for the artifacts folder.
struct ArtifactsOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The artifacts folder. (default: $GALLEY_ARTIFACTS_DIR, else $SNAPSHOT_ARTIFACTS, else Failures)",
      valueName: "folder"))
  var artifacts: String?

  /// The artifacts folder.
  var folder: Artifacts { Artifacts(folder: artifactsFolder(artifacts)) }
}
