@testable import GalleyScenes

/// Decodes text as the file `Goldens/s.yaml`.
func decode(_ text: String, changes: SceneChanges = SceneChanges()) throws(SceneError) -> Scene {
  try SceneFile(reading: Array(text.utf8), file: "Goldens/s.yaml", changes: changes).scene
}

/// Decodes a scene whose only view is a label with these keys, given as a flow mapping's inside.
func decodeLabel(_ keys: String, before: String = "") throws(SceneError) -> SceneLabel {
  let scene = try decode("{galley: 1, \(before) views: [{label: {\(keys)}}]}")
  guard let label = scene.views.first?.kind as? SceneLabel else { preconditionFailure("the first view is a label") }
  return label
}

/// The diagnostics of a scene, one a line, without the file's name; "" if there are none.
func failure(_ text: String, changes: SceneChanges = SceneChanges()) -> String {
  do throws(SceneError) {
    _ = try decode(text, changes: changes)
    return ""
  } catch {
    return error.diagnostics.map {
      $0.description.replacing("Goldens/s.yaml:", with: "").replacing(" error:", with: "")
    }
    .joined(separator: "\n")
  }
}

/// The diagnostics of a label with these keys on a line of their own, which begins at column 5 of line 4.
func labelFailure(_ keys: String) -> String { failure("galley: 1\nviews:\n- label:\n    \(keys)\n") }
