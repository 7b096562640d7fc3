import ArgumentParser

/// The option for the frame of a scene with steps.
package typealias FrameOptions = ListedOptions<FrameChoice>

/// The selected frame of a scene with steps.
package struct FrameChoice: Hashable, Sendable {
  /// The frame's name; nil for the state after the last step.
  package var frame: String?

  /// Creates the default values.
  package init() {}
}

extension FrameChoice: OptionTarget {
  package static var options: [ListedOption<FrameChoice>] {
    [
      .value(
        "frame", samples: ["after"],
        help: ArgumentHelp(
          "The frame of a scene with steps; without it, the state after the last step.", valueName: "name")
      ) { $0.frame = $1 }
    ]
  }
}
