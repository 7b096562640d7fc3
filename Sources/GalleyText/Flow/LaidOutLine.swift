import GalleyBase

/// A finished line, with the results of all stages that made it.
struct LaidOutLine {
  var request: LineRequest
  var strip: FilledStrip
  /// The contents of the line's fragments, one for each fragment.
  var contents: [LineContent]
  /// The text that determines the height of the line.
  var shown: ShownText
  var height: LineHeightSteps
  var frame: LineFrame
  var fragments: [LineFragment]
  /// The lower edges of the line and of its text after a layout hook changed them; nil if no hook
  /// did.
  private(set) var adjustedBottoms: (line: Double, text: Double)?

  /// The lower edge of the line, at which the next line begins.
  var bottom: Double { adjustedBottoms?.line ?? frame.bottom }
  /// The lower edge of the text, without the spacing below it.
  var textBottom: Double { adjustedBottoms?.text ?? frame.textBottom }

  init(
    request: LineRequest, strip: FilledStrip, contents: [LineContent], shown: ShownText, height: LineHeightSteps,
    frame: LineFrame, fragments: [LineFragment]
  ) {
    self.request = request
    self.strip = strip
    self.contents = contents
    self.shown = shown
    self.height = height
    self.frame = frame
    self.fragments = fragments
  }

  /// Lets a layout hook change the measures of each fragment. Glyphs move together with the
  /// rectangle of their fragment.
  mutating func adjust(by change: (inout LayoutHooks.FragmentMeasures, LineFragment) -> Void) {
    var isAdjusted = false
    for index in fragments.indices { isAdjusted = fragments[index].adjust(by: change) || isAdjusted }
    guard isAdjusted else { return }
    let edges = fragments.map { (line: $0.rect.maxY, text: $0.usedRect.maxY) }
    adjustedBottoms = (edges.map(\.line).max() ?? frame.bottom, edges.map(\.text).max() ?? frame.textBottom)
  }
}

extension LineFragment {
  /// Lets a layout hook change the measures of the fragment. Returns true if it changed them.
  ///
  /// A changed fragment keeps the space below that the hook gave it, even on the last line of a container.
  fileprivate mutating func adjust(by change: (inout LayoutHooks.FragmentMeasures, LineFragment) -> Void) -> Bool {
    let old = LayoutHooks.FragmentMeasures(rect: rect, usedRect: usedRect, baselineOffset: baseline - rect.minY)
    var new = old
    change(&new, self)
    guard new != old else { return false }
    rect = Rect(onLengthGrid: new.rect)
    usedRect = Rect(onLengthGrid: new.usedRect)
    let across = rect.minX - old.rect.minX
    let down = rect.minY + new.baselineOffset.onLengthGrid - baseline
    baseline += down
    baselineHeight = baseline - usedRect.minY
    spacingBelow = 0
    runs = runs.map { run in
      var run = run
      run.origin = Point(x: run.origin.x + across, y: run.origin.y + down)
      return run
    }
    return true
  }
}

extension Rect {
  /// Creates a rectangle whose edges are on the length grid.
  fileprivate init(onLengthGrid rect: Rect) {
    self.init(
      x: rect.minX.onLengthGrid, y: rect.minY.onLengthGrid, width: rect.width.onLengthGrid,
      height: rect.height.onLengthGrid)
  }
}
