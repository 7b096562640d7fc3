import TestSupport
import Testing

/// `galley layout` accepts the scenes that `galley render` accepts, and no others.
@Suite struct LayoutRefusalTests {
  private static let label = "- label: { id: a, text: Hello }"
  private static let faint =
    "- view: { id: v, frame: [0, 0, 90, 90], background: red, alpha: 0.5, subviews: ["
    + " { view: { frame: [0, 0, 90, 90], background: blue, alpha: 0.5 } } ] }"

  @Test(arguments: [
    ("", label, [], 0), ("filmstrip: true", label, [], 2), ("steps: [ { frame: one } ]\nfilmstrip: true", label, [], 0),
    ("", label, ["--frame", "two"], 2), ("", faint, ["--budget", "layerPixels=20000"], 2),
    ("", faint, ["--budget", "drawnPixels=20000"], 2), ("", faint, ["--budget", "drawnPixels=100000"], 0),
    ("steps: [ { frame: one }, { frame: two } ]", faint, ["--budget", "drawnPixels=100000"], 2),
    ("steps: [ { frame: one }, { frame: two } ]", faint, ["--budget", "drawnPixels=100000", "--frame", "one"], 0),
    ("", "- view: { layerShadow: { radius: 1 }, subviews: [ { label: { text: a } } ] }", ["--budget", "views=2"], 2),
  ])
  func asRenderDoes(keys: String, view: String, options: [String], status: Int32) throws {
    let folder = try TemporaryFolder(["a.yaml": "galley: 1\nsize: [100, 100]\nscale: 1\n\(keys)\nviews:\n\(view)\n"])
    let rendered = try folder.galley(["render", "a.yaml", "-o", "a.png"] + options)
    let laidOut = try folder.galley(["layout", "a.yaml"] + options)
    #expect(rendered.status == status, "\(rendered.errors)")
    #expect(laidOut.status == status, "\(laidOut.errors)")
    #expect(laidOut.errors == (status == 0 ? "" : rendered.errors))
  }
}
