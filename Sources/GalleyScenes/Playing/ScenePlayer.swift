import GalleyViews

/// Plays the steps of a scene, one after the other, on the live views of the scene's page.
///
///     var player = ScenePlayer(file, on: page)
///     while let step = try player.takeStep() {
///       if let frame = step.frame { … }   // the page looks now as it does in that frame
///     }
///
/// After each step, `auto` extents follow the content; the canvas keeps its size.
public struct ScenePlayer {
  /// The page in the state after the steps so far.
  public let page: ScenePage
  /// The state after each step so far.
  public private(set) var states: [StepState] = []
  /// The scene file as it was read.
  public let file: SceneFile
  /// The descriptions of the views after the steps so far.
  private var models: [SceneView]
  /// The indices in the list of views of those that have a size that follows their content, or have
  /// such a view inside.
  private var followers: [Int]
  /// The views that were looked up, by id.
  private let knownViews = KnownViews()
  private var fontWarnings = SceneWarnings()
  private var missingGlyphs = MissingGlyphs()
  /// The images that were read so far.
  var pictures: PictureLookup
  /// The id of the text field or text view that last had the focus or was last named by a step.
  var lastSubject: String?

  /// Creates a player that has not played a step yet.
  /// - Parameter page: the page of `file`, which must not be used elsewhere meanwhile.
  public init(_ file: SceneFile, on page: ScenePage) {
    self.file = file
    self.page = page
    models = file.scene.views
    pictures = page.pictures
    followers = models.indices.filter { file.scene.views[$0].followsContent }
    fontWarnings.add(page.warnings)
    fontWarnings.add(file.warnings)
  }

  /// The warnings of the scene so far, in the order of the file and without repetitions. Missing
  /// glyphs are included only after `noteMissingGlyphs`.
  public var warnings: [SceneWarning] {
    var all = fontWarnings
    all.add(missingGlyphs.warnings(in: file.document))
    return all.sorted
  }

  /// Collects the characters in the present state of the page that no face has, or whose face has
  /// them only as images that are not drawn.
  public mutating func noteMissingGlyphs() {
    page.window.layoutIfNeeded()
    missingGlyphs.add(page.window.faultyText)
  }

  /// Adds the warnings of a step.
  mutating func note(_ warnings: [SceneWarning]) { fontWarnings.add(warnings) }

  /// Plays the next step and returns it; nil if none is left.
  /// - Throws: if the step asks for something impossible, at its position in the file.
  @discardableResult public mutating func takeStep() throws(SceneError) -> SceneStep? {
    guard states.count < file.scene.steps.count else { return nil }
    let step = file.scene.steps[states.count]
    let noted = page.window.trace.lines.count
    try act(step)
    try followContent()
    states.append(state(after: step, noted: noted))
    return step
  }

  /// Plays the steps up to and including the step whose picture is named `frame`. Plays all steps
  /// if `frame` is nil.
  /// - Throws: if a step asks for something impossible, at its position in the file.
  public mutating func takeSteps(through frame: String? = nil) throws(SceneError) {
    while let step = try takeStep() {
      if let frame, step.frame == frame { return }
    }
  }

  /// Returns the view with the given id; nil if no view has it. Overlay views of text fields that
  /// are not shown are included.
  func view(_ id: String) -> View? { knownViews.view(id, in: page.window) }

  /// Stores the frame that a step sets in the description of a view.
  mutating func setFrame(_ frame: SceneFrame, ofViewWith id: String) {
    for index in models.indices { models[index].setFrame(frame, ofViewWith: id) }
    followers = models.indices.filter { models[$0].followsContent }
  }

  /// Computes the `auto` lengths of views again.
  /// - Throws: if constraints conflict with the new sizes.
  private func followContent() throws(SceneError) {
    let subviews = page.window.subviews
    let shown = followers.prefix { $0 < subviews.count }
    shareTabColumns(among: shown.map { (subviews[$0], models[$0]) })
    for index in shown { subviews[index].resolveAutomaticSizes(of: models[index]) }
    try page.layout.layOut(page.window, file.document)
  }
}
