import GalleyScenes

/// One line of the input of `galley worker`: a scene or a single label, and what is wanted of it.
struct Job: Sendable {
  /// The outputs of a job.
  struct Outputs: Hashable, Sendable {
    /// The place of a file.
    enum Place: Hashable, Sendable {
      /// In the result itself.
      case inline
      /// The file at this path.
      case file(String)
    }

    /// The place of the picture; nil if it is not wanted.
    var png: Place?
    /// The place of the layout; nil if it is not wanted.
    var layout: Place?
    /// True if the sizes of all views with text are wanted.
    var measure = false
    /// True if the digest of the picture is wanted even if the picture is not.
    var digest = false
    /// True if picture and layout are wanted only of a job with findings.
    var onlyWithFindings = false

    /// True if a picture may be drawn.
    var needsPicture: Bool { png != nil || digest }
  }

  /// The job's `id` as it was given, in JSON.
  var id: String
  /// The scene. That of a label is made for it.
  var source: SceneSource
  /// True if it is a label alone.
  var isLabel: Bool
  var changes: SceneChanges
  /// The frame of a scene with steps; nil is the state after the last step.
  var frame: String?
  var outputs: Outputs
}
