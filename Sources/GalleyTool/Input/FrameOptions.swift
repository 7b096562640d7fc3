import ArgumentParser

/// Which state of a scene with steps is looked at.
struct FrameOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The frame of a scene with steps to look at, instead of the state after its last step.", valueName: "name"))
  var frame: String?
}
