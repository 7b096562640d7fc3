import GalleyBase
import GalleyFiles

/// Differences that follow from others, and are no causes.
extension LayoutComparison {
  /// Takes out differences that follow from those of the scene: colours from the appearance, sizes of fonts from the
  /// content size category; and what a step left in a field from the step.
  mutating func dropFollowers() {
    let changed = Set((scene + pairs.flatMap(\.inputs)).map(\.property))
    for index in pairs.indices {
      pairs[index].inputs.removeAll { input in
        switch input.property {
        case "size": changed.contains("contentSizeCategory")
        // A larger size can have a face of its own.
        case "font":
          changed.contains("contentSizeCategory")
            && input.was.replacing("Display", with: "") == input.now.replacing("Display", with: "")
        default: changed.contains("appearance") && input.isRecolouring
        }
      }
    }
    for index in pairs.indices { pairs[index].dropFollowers() }
    dropStylesOfCells()
    dropTints()
    dropWhatStepsSet()
    for index in typed {
      pairs[index].inputs.removeAll { ["text", "selectedRange", "focused"].contains($0.property) }
    }
    dropFollowingOffsets()
    if changed.contains("appearance") { scene.removeAll(where: \.isRecolouring) }
    if changed.contains("keyboardAvoidance") { scene.removeAll { $0.property == "keyboard" } }
    dropOverlays()
  }

  /// Takes out offsets of content that follow from a caret, or from the extent of the content.
  private mutating func dropFollowingOffsets() {
    for index in pairs.indices where pairs[index].inputs.contains(where: { $0.property == "contentOffset" }) {
      let name = pairs[index].before.name
      let place = before.views.firstIndex { $0.name == name } ?? 0
      let isMoved = pairs[index].inputs.contains { $0.reachesLayout && $0.property != "contentOffset" }
      guard isMoved || sceneReachesLayout || typed.contains(index) || holdsCause(place) else { continue }
      pairs[index].inputs.removeAll { $0.property == "contentOffset" }
    }
  }

  /// Takes out views beside the text of a field that came or went since they show at other times.
  private mutating func dropOverlays() {
    let fields = pairs.indices.filter { index in
      pairs[index].inputs.contains { ["leftViewMode", "rightViewMode"].contains($0.property) }
    }
    visits.removeAll { visit in visit.holder.map(fields.contains) ?? false }
  }

  /// Takes out the styles of the texts of cells whose style is another, and the corners of the cells of a table whose
  /// style is: all of them come from it.
  private mutating func dropStylesOfCells() {
    let cells = Set(
      pairs.filter { $0.before.type == "cell" && $0.inputs.contains { $0.property == "style" } }.map(\.before.name))
    for index in pairs.indices {
      guard let parent = pairs[index].before.parent, cells.contains(before.views[parent].name),
        pairs[index].before.isNamedByItsPlace
      else { continue }
      pairs[index].inputs.removeAll { ["font", "size", "color"].contains($0.property) }
    }
    for (index, pair) in pairs.enumerated() where pair.before.type == "table" {
      guard pair.inputs.contains(where: { $0.property == "style" }) else { continue }
      for cell in family.inner[index] {
        pairs[cell].inputs.removeAll { ["cornerRadius", "cornerCurve", "clipsToBounds", "mask"].contains($0.property) }
      }
    }
  }

  /// Takes out colours that are the tint colour of a view around.
  private mutating func dropTints() {
    for (index, pair) in pairs.enumerated() {
      guard let tint = pair.inputs.first(where: { $0.property == "tint" }) else { continue }
      for inner in family.all(in: index) {
        pairs[inner].inputs.removeAll { $0.property == "color" && $0.now == tint.now }
      }
    }
  }

  /// Takes out what steps set that came, went or are told something else: `set city: textColor`.
  private mutating func dropWhatStepsSet() {
    let words = before.wordsOfChangedSteps(in: after)
    for index in typed {
      let keys = words.filter { $0.hasPrefix("set \(pairs[index].after.name): ") }.map { $0.lowercased() }
      pairs[index].inputs.removeAll { input in keys.contains { $0.contains(input.property.lowercased()) } }
    }
  }
}
