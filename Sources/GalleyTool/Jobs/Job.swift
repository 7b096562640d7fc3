import GalleyScenes

/// One line of the input of `galley worker`: a scene or a single label, and the requested outputs.
struct Job: Sendable {
  /// The outputs of a job.
  struct Outputs: Hashable, Sendable {
    /// The destination of an output.
    enum Place: Hashable, Sendable {
      /// A member of the result.
      case inline
      /// The file at this path.
      case file(String)
    }

    /// The destination of the picture; nil if it is not requested.
    var png: Place?
    /// The destination of the layout; nil if it is not requested.
    var layout: Place?
    /// True if the sizes of all views with text are requested.
    var measure = false
    /// True if the digest of the picture is requested, even without the picture.
    var digest = false
    /// True if picture and layout are requested only for jobs with findings.
    var onlyWithFindings = false

    /// True if a picture may be drawn.
    var needsPicture: Bool { png != nil || digest }
  }

  /// The job's `id`, as JSON.
  var id: String
  /// The scene. For a label, it is generated.
  var source: SceneSource
  /// True if the job is a single label.
  var isLabel: Bool
  var changes: SceneChanges
  /// The requested frame of a scene with steps; nil for the state after the last step.
  var frame: String?
  var outputs: Outputs
}
