import GalleyBase
import GalleyFiles
import GalleyScenes

extension LayoutSummary {
  /// Returns the differences between this summary and `actual`, one sentence for each cause; empty
  /// if the summaries are equal.
  public func changes(in actual: LayoutSummary) -> [String] { causes(in: actual).map(\.sentence) }

  /// Returns the causes of the differences between this summary and `actual`; empty if the
  /// summaries are equal. First come causes in the scene as a whole, then views that were added or
  /// removed, then the other views, the steps and the canvas. The sentence of each cause states its
  /// effects.
  public func causes(in actual: LayoutSummary) -> [Change] { LayoutComparison(self, actual).causes }
}

/// The comparison of two layouts: the properties that were set differently, and their effects.
struct LayoutComparison {
  let before: LayoutSummary
  let after: LayoutSummary
  /// The differences of properties that are set on the scene as a whole.
  var scene: [Difference]
  /// The views that were added or removed, or whose order among their siblings changed.
  var visits: [ViewVisit]
  /// The views that are in both layouts. If a frame differs, it may be one of the causes.
  var pairs: [ViewPair]
  /// The tree of the views that are in both layouts.
  let family: PairFamily
  /// The change of the canvas if it is a cause; nil if it follows from other changes.
  var canvas: Difference?
  /// The indices in `pairs` of the views whose final state differs because steps changed.
  var typed: Set<Int>

  init(_ before: LayoutSummary, _ after: LayoutSummary) {
    (self.before, self.after) = (before, after)
    let found = ViewPairs(before.views, after.views)
    var pairs = found.both.map { ViewPair(before.views[$0.before], after.views[$0.after], at: $0) }
    let partners = Dictionary(uniqueKeysWithValues: found.both.map { ($0.before, $0.after) })
    for index in pairs.indices {
      if let change = before.superviewChange(of: pairs[index], in: after, found, partners) {
        pairs[index].inputs.append(change)
      }
    }
    self.pairs = pairs
    family = PairFamily(pairs, after)
    scene = before.sceneChanges(in: after)
    visits = found.visits(before.views, after.views)
    let names = before.viewsOfChangedSteps(in: after)
    typed = Set(pairs.indices.filter { names.contains(pairs[$0].before.name) })
    addConstraintChanges()
    dropFollowers()
    canvas = canvasCause()
    dropFollowersOfDevice()
    addFrameCauses()
  }

  /// Adds changes of frames as causes: first frames that the scene states, then frames whose change
  /// no other cause explains. Of nested views with unexplained frames, only the outermost is added.
  private mutating func addFrameCauses() {
    let moved = framedBySteps
    for index in pairs.indices where !moved.contains(index) && frameIsCause(at: index) {
      pairs[index].inputs.append(frameChange(of: pairs[index]))
    }
    var reach = Reach(self)
    for index in pairs.indices where !moved.contains(index) && pairs[index].before.frame != pairs[index].after.frame {
      guard !pairs[index].inputs.contains(where: { $0.property == "frame" }), isUnexplained(at: index, reach) else {
        continue
      }
      pairs[index].inputs.append(frameChange(of: pairs[index]))
      reach = Reach(self)
    }
  }

  /// True if lines, frames and all other values that follow from set properties are unchanged.
  var geometryIsSame: Bool {
    before.size == after.size && before.scale == after.scale && visits.isEmpty && before.steps == after.steps
      && before.missing == after.missing && !pairs.contains(where: \.hasEffects) && !saysOther && !windowIsMoved
  }

  /// True if a text in the layouts changed, including texts that are not visible at the time of the
  /// dump.
  private var saysOther: Bool {
    pairs.contains { $0.inputs.contains { ["text", "placeholder", "subtitle"].contains($0.property) } }
  }

  /// True if the frame of the keyboard changed, or the distance by which the window moves up for
  /// the keyboard.
  private var windowIsMoved: Bool {
    let keyboards = [before, after].map { value("keyboard", in: $0.properties) }
    return ["frame", "windowShift"].contains { keyboards[0]?[$0] != keyboards[1]?[$0] }
      || scene.contains { $0.property == "keyboardAvoidance" }
  }

  /// Adds each difference of constraints to the view to which it applies, or to the scene.
  private mutating func addConstraintChanges() {
    let places = Dictionary(pairs.enumerated().map { ($1.after.name, $0) }) { first, _ in first }
    for change in before.constraintChanges(in: after, of: pairs) {
      if let place = change.view.flatMap({ places[$0] }) {
        pairs[place].inputs.append(change)
      } else {
        scene.append(change)
      }
    }
  }

  /// True if a changed property of the scene, or a view that was added or removed, can move any
  /// view.
  var sceneReachesLayout: Bool { scene.contains(where: \.reachesLayout) || !visits.isEmpty }

  /// True if any changed property can move lines or frames.
  private var somethingReachesLayout: Bool {
    sceneReachesLayout || pairs.contains { $0.inputs.contains(where: \.reachesLayout) }
  }

  /// True if there are constraints, so that positions of views can depend on each other.
  private var hasConstraints: Bool { after.properties.contains { $0.name == "constraints" } }

  /// Returns the change of the canvas; nil if it follows from changes of the views.
  private func canvasCause() -> Difference? {
    guard before.size != after.size else { return nil }
    let change = Difference(
      property: "canvas", was: before.size.text, now: after.size.text,
      clause: "the canvas is now \(after.size.text) instead of \(before.size.text) pt", reachesLayout: true)
    let (old, new) = (before.contentSize, after.contentSize)
    let pixel = 1 / min(before.scale, after.scale)
    func follows(_ canvas: Double, _ content: Double) -> Bool {
      canvas == 0 || content != 0 && (canvas - content).magnitude <= pixel
    }
    let grows = Size(width: after.size.width - before.size.width, height: after.size.height - before.size.height)
    let isFollower =
      follows(grows.width, new.width - old.width) && follows(grows.height, new.height - old.height)
    if before.scale != after.scale, grows.width.magnitude < 1, grows.height.magnitude < 1 { return nil }
    return isFollower && (somethingReachesLayout || !hasConstraints) ? nil : change
  }

  private func frameChange(of pair: ViewPair) -> Difference {
    let (was, now) = (pair.before.frame.text, pair.after.frame.text)
    return Difference(
      view: pair.before.name, property: "frame", was: was, now: now,
      clause: "the frame of '\(pair.before.name)' is now \(now) instead of \(was)", reachesLayout: true)
  }

  /// Returns true if a frame changed in a part that the scene states, such as its width.
  private func frameIsCause(at index: Int) -> Bool {
    let pair = pairs[index]
    let (old, new) = (pair.before.frame, pair.after.frame)
    // The frame of a rotated or scaled view is that of its outline.
    guard old != new, !family.isArranged(index),
      !pair.inputs.contains(where: { ["transform", "superview"].contains($0.property) })
    else { return false }
    let pixel = 1 / min(before.scale, after.scale)
    func isStated(_ extent: KeyPath<Size, Double>) -> Bool {
      old.size[keyPath: extent] != new.size[keyPath: extent]
        && !(pair.before.isAutomatic(extent, pixel) && pair.after.isAutomatic(extent, pixel))
    }
    if value("transform", in: pair.after.properties) == nil, old.origin != new.origin { return true }
    return isStated(\.width) || isStated(\.height)
  }

  /// Returns true if the frame of a view changed and no cause explains the change.
  private func isUnexplained(at index: Int, _ reach: Reach) -> Bool {
    let (old, new) = (pairs[index].before.frame, pairs[index].after.frame)
    return old.size != new.size && reach.sizeSources(index).isEmpty
      || old.origin != new.origin && reach.placeSources(index).isEmpty
  }

  /// Returns true if a changed property of a view inside the view at index `place` can make the
  /// latter larger or smaller.
  func holdsCause(_ place: Int) -> Bool {
    let names = Set(before.views.indices.filter { isView($0, in: place) }.map { before.views[$0].name })
    return pairs.contains { names.contains($0.before.name) && $0.inputs.contains(where: \.reachesLayout) }
  }

  private func isView(_ index: Int, in holder: Int) -> Bool {
    var place = before.views[index].parent
    while let current = place {
      if current == holder { return true }
      place = before.views[current].parent
    }
    return false
  }
}

extension LayoutSummary {
  /// Returns the differences of properties that are set on the scene as a whole, and of its font
  /// files.
  fileprivate func sceneChanges(in actual: LayoutSummary) -> [Difference] {
    var found: [Difference] = []
    if scale != actual.scale {
      let (was, now) = (shortDecimal(scale), shortDecimal(actual.scale))
      found.append(
        Difference(
          property: "scale", was: was, now: now, clause: "the scale is now \(now) instead of \(was)",
          reachesLayout: true))
    }
    // Traits come before their effects.
    let set = propertyChanges(properties, actual.properties, of: nil, in: PropertyWords.words(ofScene:))
    let traits: Set = ["device", "pseudoLocale", "appearance", "direction", "contentSizeCategory", "locale", "raster"]
    found += set.filter { traits.contains($0.property) } + set.filter { !traits.contains($0.property) }
    // A device comes before the scale that it sets.
    if let place = found.firstIndex(where: { $0.property == "device" }) { found.insert(found.remove(at: place), at: 0) }
    for (font, digest) in digests.sorted(by: { $0.key < $1.key }) {
      guard let other = actual.digests[font], other != digest else { continue }
      let (was, now) = (String(digest.prefix(8)), String(other.prefix(8)))
      found.append(
        Difference(
          property: "font file", was: was, now: now,
          clause: "the file of the font \(font) differs: its digest begins with \(now) instead of \(was)",
          reachesLayout: true))
    }
    return found
  }

  /// Returns the change of a view that moved to another superview; nil if it did not move, or if
  /// one of the superviews was added or removed.
  fileprivate func superviewChange(
    of pair: ViewPair, in actual: LayoutSummary, _ found: ViewPairs, _ partners: [Int: Int]
  ) -> Difference? {
    let (old, new) = (pair.before, pair.after)
    let kept = old.parent.flatMap { partners[$0] }
    guard kept != new.parent, old.parent == nil || kept != nil, new.parent.map(found.new.contains) != true else {
      return nil
    }
    func name(_ view: ViewSummary?) -> String { view.map { "'\($0.name)'" } ?? "the canvas" }
    let (was, now) = (name(old.parent.map { views[$0] }), name(new.parent.map { actual.views[$0] }))
    return Difference(
      view: old.name, property: "superview", was: was, now: now,
      clause: "'\(old.name)' is now in \(now) instead of \(was)", reachesLayout: true)
  }

  /// The size that contains all views on the canvas.
  fileprivate var contentSize: Size {
    views.filter { $0.parent == nil }.reduce(.zero) {
      Size(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
  }
}
