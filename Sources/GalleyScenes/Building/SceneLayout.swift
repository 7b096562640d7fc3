import GalleyBase
import GalleyViews

/// The constraints of a scene on the live views of its page.
final class SceneLayout {
  /// The constraints of the engine with those of the scene.
  private var active: [(constraint: LayoutConstraint, model: SceneConstraint)] = []
  /// The views that state some of the scene's constraints, by the places of these in it.
  private var owners: [SceneKeyPath: String] = [:]
  /// Those that could not hold together, since they were asked for last.
  private var conflicts: [ConstraintConflict] = []
  /// Constraints that stacks made and could not keep.
  private var brokenArrangements: [SceneWarning] = []

  /// The scene's constraints as it writes them, in its order. One that a view states without its own name has it before
  /// it: `bar: width >= 44`.
  var constraintTexts: [String] {
    active.map { entry in
      guard let owner = owners[entry.model.path], !entry.model.text.hasPrefix(owner + ".") else {
        return entry.model.text
      }
      return "\(owner): \(entry.model.text)"
    }
  }

  /// Puts the scene's constraints on the views in a window.
  /// - Throws: each constraint between views of which one is not in the window.
  func activate(_ scene: Scene, in window: Window, _ document: Document) throws(SceneError) {
    var models: [SceneView] = []
    for view in scene.views { view.forEach { models.append($0) } }
    let all = scene.constraints + models.flatMap(\.constraints)
    for model in models {
      for constraint in model.constraints { owners[constraint.path] = model.id }
    }
    scene.setEdges(of: window)
    window.ensuredConstraintState.conflictSink = { [weak self] in self?.conflicts.append($0) }
    guard !all.isEmpty else { return }
    var placements: [String: SceneView.Placement] = [:]
    for model in models { placements[model.id] = model.placement }
    let views = ViewFinder(window)
    var mistakes: [Diagnostic] = []
    for model in all {
      guard let constraint = views.constraint(model), constraint.commonView != nil else {
        mistakes.append(
          document.diagnostic(
            "no view contains both sides of \"\(model.text)\": a view at the edge of a field is not in the "
              + "window while it does not show", at: document.node(at: model.path), path: model.path))
        continue
      }
      constraint.letGo(placements)
      _ = constraint.activate()
      active.append((constraint, model))
    }
    for model in models where model.placement == .edges {
      views.view(model.id)?.ensuredConstraintState.keepsFrame = false
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  /// Lays out a window by its constraints.
  /// - Throws: those that cannot hold together.
  func layOut(_ window: Window, _ document: Document) throws(SceneError) {
    guard window.usesConstraints else { return }
    conflicts = []
    window.layoutIfNeeded()
    var mistakes: [Diagnostic] = []
    for conflict in conflicts {
      if let mistake = diagnostic(of: conflict, document) {
        mistakes.append(mistake)
      } else {
        brokenArrangements.append(SceneWarning(conflict, document))
      }
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  /// The views that constraints leave open, and stacks that have too little room.
  func warnings(in window: Window, _ document: Document) -> [SceneWarning] {
    guard window.usesConstraints else { return [] }
    let entries = ViewIdentifiers(document)
    return brokenArrangements
      + window.viewsWithAmbiguousLayout.compactMap { view in
        let isShown = view.selfAndAncestors.allSatisfy { !$0.isHidden }
        guard isShown, let id = view.id, let entry = entries.first(id) else { return nil }
        return SceneWarning(
          .ambiguousLayout, "constraints leave open where it is, or how large", face: nil, id, at: entry.path, document)
      }
  }

  /// The mistake that a conflict is: at the scene's last constraint among those that take part; nil if all are made by
  /// stacks.
  private func diagnostic(of conflict: ConstraintConflict, _ document: Document) -> Diagnostic? {
    let own = conflict.constraints.compactMap { constraint in
      active.first { $0.constraint === constraint }?.model
    }
    guard let broken = own.last else { return nil }
    var others = own.dropLast().map { model in
      "\"\(model.text)\" (line \(document.position(of: document.node(at: model.path)).line))"
    }
    let arranged = conflict.constraints.filter { constraint in !active.contains { $0.constraint === constraint } }
    var stacks: [String] = []
    for constraint in arranged {
      guard let id = constraint.commonView?.id, !stacks.contains(id) else { continue }
      stacks.append(id)
      others.append("the arrangement of \"\(id)\"")
    }
    if conflict.involvesFixedFrames { others.append("frames that stand") }
    let list = others.isEmpty ? "itself" : others.joined(separator: ", ")
    return document.diagnostic(
      "\"\(broken.text)\" cannot hold together with \(list); leave one out, or give one a priority below 1000, as in "
        + "\"… @ 999\"", at: document.node(at: broken.path), path: broken.path)
  }
}

extension SceneWarning {
  /// That a stack has too little room for its own constraints.
  fileprivate init(_ conflict: ConstraintConflict, _ document: Document) {
    let id = conflict.broken.commonView?.selfAndAncestors.lazy.compactMap(\.id).first
    self.init(
      .brokenArrangement, "there is too little room for its views and the space between them", face: nil, id,
      at: id.flatMap { ViewIdentifiers(document).first($0)?.path } ?? SceneKeyPath(), document)
  }
}

extension View {
  fileprivate var selfAndAncestors: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }
}
