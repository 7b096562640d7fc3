import ArgumentParser

/// The option for the frame of a scene with steps.
struct FrameOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The frame of a scene with steps; without it, the state after the last step.", valueName: "name"))
  var frame: String?
}
