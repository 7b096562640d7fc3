import GalleyBase

/// The error for a frame name that no step of a scene has.
public struct SceneFrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the scene.
  public let scene: String
  /// The name of the requested frame.
  public let frame: String
  /// The names of the existing frames, in order.
  public let frames: [String]

  /// Creates the error for a frame that is not among `frames`.
  public init(scene: String, frame: String, frames: [String]) {
    self.scene = scene
    self.frame = frame
    self.frames = frames
  }

  /// The error in one line, with the existing name that is spelled most similarly.
  public var description: String {
    let near = nearestSpelling(to: frame, among: frames).map { "; did you mean \"\($0)\"?" }
    let all = frames.isEmpty ? "; no step of the scene has a frame" : "; it has " + frames.joined(separator: ", ")
    return "\(scene): there is no frame \"\(frame)\"" + (near ?? all)
  }
}
