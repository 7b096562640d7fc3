import GalleyBase
import GalleyFiles
import GalleyScenes

/// Differences that follow from other differences and are therefore not causes.
extension LayoutComparison {
  /// Removes differences that follow from differences of the scene. Colours follow from the
  /// appearance, and font sizes from the content size category. Also removes the differences of
  /// contents that a changed step left in a field.
  mutating func dropFollowers() {
    let changed = Set((scene + pairs.flatMap(\.inputs)).map(\.property))
    for index in pairs.indices {
      let pair = pairs[index]
      let isResized = changed.contains("contentSizeCategory") && categories(of: pair).isOther
      pairs[index].inputs = pair.inputs.filter { input in
        switch input.property {
        case "size": !(isResized && scales(input, of: pair))
        // A larger size can have another face.
        case "font":
          !(isResized && input.was.replacing("Display", with: "") == input.now.replacing("Display", with: ""))
        default: !(changed.contains("appearance") && input.isRecolouring)
        }
      }
    }
    for index in pairs.indices { pairs[index].dropFollowers() }
    dropStylesOfCells()
    dropTints()
    for index in typed {
      pairs[index].inputs.removeAll { ["text", "selectedRange", "focused"].contains($0.property) }
    }
    dropWhatStepsSet()
    dropFollowingOffsets()
    if changed.contains("appearance") { scene.removeAll(where: \.isRecolouring) }
    if changed.contains("keyboardAvoidance") { scene.removeAll { $0.property == "keyboard" } }
    dropOverlays()
    dropChangedStrings()
  }

  /// Returns true if a font size changed because the content size category changed the size of its
  /// text style.
  private func scales(_ input: Difference, of pair: ViewPair) -> Bool {
    let sizes = [input.was, input.now].compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    let categories = categories(of: pair)
    guard sizes.count == 2 else { return false }
    return isTextStyleSize(
      sizes[0], in: categories.was, becoming: sizes[1], in: categories.now, scale: min(before.scale, after.scale))
  }

  /// Returns the content size categories of a view in both layouts, and true as `isOther` if they
  /// differ. A category is set on the view itself or on a view around it.
  private func categories(of pair: ViewPair) -> (was: String?, now: String?, isOther: Bool) {
    let was = before.nearest("contentSizeCategory", around: pair.beforeIndex)
    let now = after.nearest("contentSizeCategory", around: pair.afterIndex)
    return (was, now, was != now)
  }

  /// Removes differences of content offsets that follow from a caret or from the extent of the
  /// content.
  private mutating func dropFollowingOffsets() {
    for index in pairs.indices where pairs[index].inputs.contains(where: { $0.property == "contentOffset" }) {
      let name = pairs[index].before.name
      let place = before.views.firstIndex { $0.name == name } ?? 0
      let isMoved = pairs[index].inputs.contains { $0.reachesLayout && $0.property != "contentOffset" }
      guard isMoved || sceneReachesLayout || typed.contains(index) || holdsCause(place) else { continue }
      pairs[index].inputs.removeAll { $0.property == "contentOffset" }
    }
  }

  /// Removes the overlay views of a field from the differences if they appeared or disappeared
  /// because their view mode changed.
  private mutating func dropOverlays() {
    let fields = pairs.indices.filter { index in
      pairs[index].inputs.contains { ["leftViewMode", "rightViewMode"].contains($0.property) }
    }
    visits.removeAll { visit in visit.holder.map(fields.contains) ?? false }
  }

  /// Removes differences that follow from the style of a cell or table: the text styles in the
  /// cell, and the background and the corners of the table's cells.
  private mutating func dropStylesOfCells() {
    let cells = Set(
      pairs.filter { $0.before.type == "cell" && $0.inputs.contains { $0.property == "style" } }.map(\.before.name))
    for index in pairs.indices {
      guard let parent = pairs[index].before.parent, cells.contains(before.views[parent].name),
        pairs[index].before.isNamedByItsPlace
      else { continue }
      let brought = ["font", "size", "color", "numberOfLines", "lineBreakMode"]
      pairs[index].inputs.removeAll { brought.contains($0.property) }
    }
    for (index, pair) in pairs.enumerated() where pair.before.type == "table" {
      guard pair.inputs.contains(where: { $0.property == "style" }) else { continue }
      let backgrounds = ["#FFFFFF", "secondarySystemBackground #F2F2F7"]
      pairs[index].inputs.removeAll { $0.property == "background" && [$0.was, $0.now].sorted() == backgrounds }
      for cell in family.inner[index] {
        pairs[cell].inputs.removeAll { ["cornerRadius", "cornerCurve", "clipsToBounds", "mask"].contains($0.property) }
      }
    }
  }

  /// The indices of the views whose frames are set by steps that were added, removed or changed.
  var framedBySteps: Set<Int> {
    let names = Set(before.settingsOfChangedSteps(in: after).filter { $0.keys.contains("frame") }.map(\.view))
    return Set(pairs.indices.filter { names.contains(pairs[$0].after.name) })
  }

  /// Removes differences of colours that follow from the tint colour of an enclosing view.
  private mutating func dropTints() {
    for (index, pair) in pairs.enumerated() {
      guard let tint = pair.inputs.first(where: { $0.property == "tint" }) else { continue }
      for inner in family.all(in: index) {
        pairs[inner].inputs.removeAll { $0.property == "color" && $0.now == tint.now }
      }
    }
  }

  /// Removes properties that are set by steps that were added, removed or changed, such as `set
  /// city: textColor`.
  private mutating func dropWhatStepsSet() {
    let settings = Dictionary(grouping: before.settingsOfChangedSteps(in: after), by: \.view)
    for index in pairs.indices {
      guard let keys = settings[pairs[index].after.name]?.flatMap(\.keys) else { continue }
      let styles = Set(pairs[index].before.styleChanges(in: pairs[index].after).map(\.property))
      pairs[index].inputs.removeAll { input in
        keys.contains { ScenePropertyKey($0).sets(input.property, isStyle: styles.contains(input.property)) }
      }
      if !pairs[index].inputs.contains(where: \.reachesLayout) { typed.insert(index) }
    }
  }
}

extension LayoutSummary {
  /// Returns the value of a trait for a view: as set on the view, or else on the nearest view
  /// around it that sets the trait, or else on the scene.
  fileprivate func nearest(_ trait: String, around index: Int) -> String? {
    var place: Int? = index
    while let view = place {
      if let own = value(trait, in: views[view].properties)?.string { return own }
      place = views[view].parent
    }
    return value(trait, in: properties)?.string
  }
}

/// The key of a scene's property that a step sets.
private struct ScenePropertyKey {
  private let key: String

  init(_ key: String) { self.key = key }

  /// Returns true if a step with this key sets a member of the dump, which has the same or a
  /// related name.
  /// - Parameter isStyle: true if the member is one of the styles of text.
  func sets(_ member: String, isStyle: Bool) -> Bool {
    switch (key, member) {
    case ("attributedText", _), ("attributedTitle", _), ("runs", _): return isStyle || member == "text"
    case ("font", _): return ["font", "size", "features", "variations"].contains(member)
    case ("text", _), ("title", _), ("key", _), ("arguments", _): return member == "text"
    case (_, "size"), (_, "font"), (_, "text"): return false
    default:
      // `hidden` of isHidden, `color` of textColor, `border` of borderWidth.
      let (words, part) = (key.camelCaseWords, member.camelCaseWords)
      return words.starts(with: part) || words.reversed().starts(with: part.reversed())
    }
  }
}

extension String {
  /// The words of a camel-case name in lower case: `border` and `width` for borderWidth.
  fileprivate var camelCaseWords: [String] {
    reduce(into: [""]) { words, letter in
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
  }
}
