import GalleyBase
import GalleyFiles
import GalleyScenes

extension ViewSummary {
  /// Returns the differences of properties that are set on the view, its text first. Frames are not
  /// included, since they may follow from other changes.
  func changes(in actual: ViewSummary) -> [Difference] {
    var found: [Difference] = []
    if type != actual.type {
      found.append(
        Difference(
          view: name, property: "type", was: type, now: actual.type,
          clause: "'\(name)' is now a \(actual.type) instead of a \(type)", reachesLayout: true))
    }
    if !name.isExactly(actual.name), !isNamedByItsPlace || !actual.isNamedByItsPlace {
      found.append(
        Difference(
          view: name, property: "id", was: name, now: actual.name,
          clause: "'\(name)' is now called '\(actual.name)'", reachesLayout: false))
    }
    // States and styles come before their effects.
    let set = propertyChanges(properties, actual.properties, of: name) { [type = actual.type] in
      PropertyWords.words(of: $0, inViewOf: type)
    }
    let first: Set = ["enabled", "highlighted", "selected", "secure", "style", "semanticContentAttribute"]
    found += set.filter { first.contains($0.property) }
    if !text.isExactly(actual.text) {
      let texts = quoted(text, differingFrom: actual.text)
      found.append(
        Difference(
          view: name, property: "text", was: text, now: actual.text,
          clause: "'\(name)' now says \(texts.after)\(insteadOf(texts.before))", reachesLayout: true))
    }
    if !(placeholder ?? "").isExactly(actual.placeholder ?? "") {
      let texts = quoted(placeholder ?? "", differingFrom: actual.placeholder ?? "")
      let (old, new) = (placeholder == nil ? "none" : texts.before, actual.placeholder == nil ? "none" : texts.after)
      let isMoved = value("placeholderFrame", in: derived) != value("placeholderFrame", in: actual.derived)
      found.append(
        Difference(
          view: name, property: "placeholder", was: placeholder ?? "", now: actual.placeholder ?? "",
          clause: "the placeholder of '\(name)' is \(replacement(new, old))",
          reachesLayout: isMoved || !placeholderLines.isEmpty || !actual.placeholderLines.isEmpty))
    }
    found += styleChanges(in: actual)
    found += set.filter { !first.contains($0.property) }
    return found
  }

  /// True for a view without an id. Its name is its position in the tree, or its kind and a number.
  var isNamedByItsPlace: Bool {
    guard !name.hasPrefix("views[") else { return true }
    guard !type.isEmpty, name.hasPrefix(type) else { return false }
    return !name.dropFirst(type.count).isEmpty && name.dropFirst(type.count).allSatisfy(\.isNumber)
  }
}

/// Returns the differences between the properties of a view, or of the scene.
func propertyChanges(
  _ before: [Property], _ after: [Property], of view: String?, in words: (String) -> PropertyWords
) -> [Difference] {
  names(before, after).flatMap { name -> [Difference] in
    let (was, now) = (value(name, in: before), value(name, in: after))
    guard was != now else { return [] }
    // Constraints are reported with their views.
    if name == "constraints" { return [] }
    let words = words(name)
    if let states = words.states, [.bool(true), .bool(false), nil].contains(now) {
      // A dump leaves out the default state.
      let isOn = now.map { $0 == .bool(true) } ?? (was == .bool(false))
      let (new, old) = isOn ? (states.on, states.off) : (states.off, states.on)
      return [
        Difference(
          view: view, property: name, was: old, now: new,
          clause: "\(view.map { "'\($0)'" } ?? "the scene") is now \(new)", reachesLayout: words.reachesLayout)
      ]
    }
    let (old, new) = words.texts(was, now)
    let place = view.map { " of '\($0)'" } ?? (name == "background" ? " of the scene" : "")
    let clause = words.clause(of: place, old, new, was, now, view)
    return [
      Difference(
        view: view, property: name, was: old, now: new, clause: clause, reachesLayout: words.reachesLayout,
        isRecolouring: isRecolouring(was, now, standard: words.standard))
    ]
  }
}

extension PropertyWords {
  /// Returns the clause about a changed property of a view, or of the scene.
  /// - Parameter place: the words after the noun.
  fileprivate func clause(
    of place: String, _ old: String, _ new: String, _ was: JSON?, _ now: JSON?, _ view: String?
  ) -> String {
    if let view, was == nil, now?.isDigest == true { return "'\(view)' now has \(thing)" }
    if let view, now == nil, was?.isDigest == true { return "'\(view)' no longer has \(thing)" }
    let isUntold = old == new || was?.isDigest == true && now?.isDigest == true
    return "\(noun)\(place) \(verb) " + (isUntold ? isPlural ? "others" : "another" : replacement(new, old))
  }
}
