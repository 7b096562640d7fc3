import GalleyText
import GalleyViews

/// Measures the columns of each column group over all its labels, and sets them on the labels. The
/// views must be in a window, so that their fonts are final.
func shareTabColumns(among views: [(view: View, model: SceneView)]) {
  var groups: [String: [Label]] = [:]
  collectGroups(views, into: &groups)
  // The order of groups does not matter, since they are independent.
  for labels in groups.values {
    let columns = TabColumns(measuring: labels)
    for label in labels { label.tabColumns = columns }
  }
}

private func collectGroups(_ views: [(view: View, model: SceneView)], into groups: inout [String: [Label]]) {
  for (view, model) in views {
    if let group = (model.kind as? SceneLabel)?.columnGroup, let label = view as? Label {
      groups[group, default: []].append(label)
    }
    collectGroups(model.inner(of: view), into: &groups)
  }
}
