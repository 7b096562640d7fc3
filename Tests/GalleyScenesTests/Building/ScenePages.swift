import GalleyFonts
import GalleyViews
import TestSupport

@testable import GalleyScenes

/// Builds a scene with the test faces alone.
func page(_ text: String, fonts: FontCollection? = nil) throws -> ScenePage {
  let file = try SceneFile(reading: Array(text.utf8), file: "s.yaml")
  let shared = try fonts ?? TestFonts.collection()
  return try file.page(with: Typesetter(fonts: try file.fonts(adding: shared)))
}

/// Builds a scene whose views are given as flow mappings, each on a line, on an `auto` canvas.
func page(views: String..., before: String = "", fonts: FontCollection? = nil) throws -> ScenePage {
  try page("galley: 1\n\(before)\nviews:\n" + views.map { "- \($0)\n" }.joined(), fonts: fonts)
}

/// Why a scene cannot be built, one diagnostic a line; "" if it can.
func buildingFailure(_ text: String) throws -> String {
  let shared = try TestFonts.collection()
  do throws(SceneError) {
    let file = try SceneFile(reading: Array(text.utf8), file: "s.yaml")
    _ = try file.page(with: Typesetter(fonts: try file.fonts(adding: shared)))
    return ""
  } catch {
    return error.description
  }
}

extension ScenePage {
  /// The first view, which is a label.
  var firstLabel: Label {
    guard let label = window.subviews.first as? Label else { preconditionFailure("the first view is a label") }
    return label
  }
}
