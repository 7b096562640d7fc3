import GalleyScenes

/// One line of the input of `galley worker`: a scene or a single label, and the requested outputs.
package struct Job: Sendable {
  /// The requested outputs of a job.
  struct Outputs: Hashable, Sendable {
    /// The destination of an output.
    enum Place: Hashable, Sendable {
      /// The output is a member of the result.
      case inline
      /// The output is written to the file with this path.
      case file(String)
    }

    /// The destination of the picture; nil if it is not requested.
    var png: Place?
    /// The destination of the layout; nil if it is not requested.
    var layout: Place?
    /// True if the measurements of all views with text are requested.
    var measure = false
    /// True if the digest of the picture is requested, even without the picture.
    var digest = false
    /// True if picture, layout and digest are produced only for a job with findings.
    var onlyWithFindings = false

    /// True if the job must draw a picture or compute a digest of the picture.
    var needsPicture: Bool { png != nil || digest }
  }

  /// The `id` of the job, as JSON.
  var id: String
  /// The scene of the job. It is generated for a label.
  var source: SceneSource
  /// True if the job describes a single label instead of a scene.
  var isLabel: Bool
  var changes: SceneChanges
  /// The requested frame of a scene with steps; nil for the state after the last step.
  var frame: String?
  var outputs: Outputs
}
