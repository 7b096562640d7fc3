import ArgumentParser

/// The option for the frame of a scene with steps.
typealias FrameOptions = ListedOptions<FrameChoice>

/// The selected frame of a scene with steps.
struct FrameChoice: Hashable, Sendable {
  /// The frame's name; nil for the state after the last step.
  var frame: String?
}

extension FrameChoice: OptionTarget {
  static var options: [ListedOption<FrameChoice>] {
    [
      .value(
        "frame", samples: ["after"],
        help: ArgumentHelp(
          "The frame of a scene with steps; without it, the state after the last step.", valueName: "name")
      ) { $0.frame = $1 }
    ]
  }
}
