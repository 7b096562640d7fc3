import GalleyBase
import GalleyFiles
import GalleyScenes

/// Differences that follow from the device or the pseudo-locale of a scene. Most of them are
/// reported as effects.
extension LayoutComparison {
  /// Removes differences of canvas, scale and keyboard that follow from a different device.
  mutating func dropFollowersOfDevice() {
    guard scene.contains(where: { $0.property == "device" }) else { return }
    let devices = [before, after].map { layout in
      value("device", in: layout.properties)?.string.flatMap { SceneDevice(words: $0) }
    }
    /// Returns true if the value in each layout is the preset of that layout's device. For a device
    /// without a preset, any value is accepted.
    func follows<Value: Equatable>(_ values: [Value], _ preset: (SceneDevice) -> Value) -> Bool {
      zip(devices, values).allSatisfy { device, value in device.map { preset($0) == value } ?? true }
    }
    if let change = canvas, follows([before.size, after.size], \.screenSize) {
      add(["the canvas is \(change.now) instead of \(change.was) pt"], to: "device")
      canvas = nil
    }
    if let change = scene.first(where: { $0.property == "scale" }), follows([before.scale, after.scale], \.scale) {
      add(["the scale is \(change.now) instead of \(change.was)"], to: "device")
      scene.removeAll { $0.property == "scale" }
    }
    if let change = scene.first(where: { $0.property == "keyboard" }) {
      // The scene may state its height; a layout does not show that.
      add(["the keyboard is \(replacement(change.now, change.was))"], to: "device")
      scene.removeAll { $0.property == "keyboard" }
    }
  }

  /// Removes differences of texts and direction that follow from a different pseudo-locale.
  mutating func dropChangedStrings() {
    guard scene.contains(where: { $0.property == "pseudoLocale" }) else { return }
    let pseudos = [before, after].map { layout in
      value("pseudoLocale", in: layout.properties)?.string.flatMap(PseudoLocale.init)
    }
    if pseudos.contains(.mirrored) { scene.removeAll { $0.property == "direction" } }
    var changed: [Difference] = []
    for index in pairs.indices {
      for input in pairs[index].inputs where ["text", "placeholder"].contains(input.property) {
        guard isSameString(input.was, pseudos[0], input.now, pseudos[1]) else { continue }
        changed.append(input)
        pairs[index].inputs.removeAll { $0 == input }
      }
    }
    guard let first = changed.first else { return }
    let others = counted(changed.count - 1, "other text") + (changed.count == 2 ? " changes" : " change")
    let clause = first.clause.replacing(" now says ", with: " says ", maxReplacements: 1)
    add(changed.count == 1 ? [clause] : [clause, others], to: "pseudoLocale")
  }

  /// Adds clauses about the effects of a property of the scene.
  private mutating func add(_ clauses: [String], to property: String) {
    guard let place = scene.firstIndex(where: { $0.property == property }) else { return }
    scene[place].consequences += clauses
  }
}

/// Returns true if two texts can be the same string, each changed by its pseudo-locale.
private func isSameString(_ was: String, _ old: PseudoLocale?, _ now: String, _ new: PseudoLocale?) -> Bool {
  switch (old, new) {
  case (nil, nil): return false
  case (nil, let new?): return new.canShow(was, as: now)
  case (let old?, nil): return old.canShow(now, as: was)
  case (let old?, let new?):
    if let string = old.string(shownAs: was) { return new.canShow(string, as: now) }
    return new.string(shownAs: now).map { old.canShow($0, as: was) } ?? false
  }
}
