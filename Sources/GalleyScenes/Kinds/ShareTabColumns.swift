import GalleyText
import GalleyViews

/// Measures the columns of each column group in all its labels, and tells them. The views are in a window, so that their
/// fonts are final.
func shareTabColumns(among views: [View], of models: [SceneView]) {
  var members: [(group: String, label: Label)] = []
  collectGroups(views, models, into: &members)
  var groups: [String: [Label]] = [:]
  for (group, label) in members { groups[group, default: []].append(label) }
  // The order of groups does not matter: none has to do with another.
  for labels in groups.values {
    let columns = TabColumns(measuring: labels)
    for label in labels { label.tabColumns = columns }
  }
}

private func collectGroups(_ views: [View], _ models: [SceneView], into members: inout [(group: String, label: Label)])
{
  for (view, model) in zip(views, models) {
    if case .label(let description) = model.kind, let group = description.columnGroup, let label = view as? Label {
      members.append((group, label))
    }
    collectGroups(view.listedSubviews, model.subviews, into: &members)
    if case .textField(let description) = model.kind, let field = view as? TextField {
      for (view, model) in field.overlays(of: description) { collectGroups([view], [model], into: &members) }
    }
  }
}
