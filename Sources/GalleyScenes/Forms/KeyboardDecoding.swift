import GalleyViews

extension Form where Value == SceneKeyboard {
  /// `automatic`, which comes up with the focus; `show`, which is up from the start; or what it is like.
  static var keyboard: Form {
    Form("a keyboard") { decoding, node in
      guard decoding.document.pairs(node) == nil else { return decoding.keyboard(node, isStep: false) }
      let isShown = Form<Bool>.choice([("automatic", false), ("show", true)]).read(&decoding, node)
      guard let isShown, let keyboard = KeyboardDraft().keyboard(node, &decoding) else { return nil }
      var result = SceneKeyboard(keyboard)
      result.isShown = isShown
      return result
    }
  }
}

extension Form where Value == KeyboardAvoidance {
  /// One of its names; the one that `windowByBeginFrame` had is refused with the new one.
  static var keyboardAvoidance: Form {
    Form("a way to keep clear of the keyboard") { decoding, node in
      guard decoding.word(node) == "article" else { return Form.choice().read(&decoding, node) }
      decoding.report("\"article\" is called windowByBeginFrame, by what it does", at: node)
      return nil
    }
  }
}

extension Form where Value == SceneKeyboardStep {
  /// The value of the step `keyboard`: `show`, `hide`, or what it becomes. What a mapping leaves out stays as it was.
  static var keyboardStep: Form {
    Form("show, hide or a keyboard") { decoding, node in
      if decoding.document.pairs(node) != nil {
        return decoding.keyboard(node, isStep: true).map { .show($0.keyboard) }
      }
      let shows = Form<Bool>.choice([("show", true), ("hide", false)]).read(&decoding, node)
      guard shows == true else { return shows.map { _ in .hide } }
      return KeyboardDraft().keyboard(node, &decoding).map { .show($0) }
    }
  }
}

extension Decoding {
  /// A keyboard that is described key by key.
  fileprivate mutating func keyboard(_ node: NodeID, isStep: Bool) -> SceneKeyboard? {
    var draft = KeyboardDraft()
    decode(node, into: &draft, by: isStep ? KeyboardDraft.stepKeys : KeyboardDraft.sceneKeys)
    guard let keyboard = draft.keyboard(node, &self) else { return nil }
    var result = SceneKeyboard(keyboard)
    result.isShown = draft.isShown
    return result
  }
}

/// What has been said about a keyboard so far; nil is left to the keyboard before, or to the device.
private struct KeyboardDraft {
  var height: Double?
  var showsPredictions: Bool?
  var accessoryHeight: Double?
  var beginHeight: Double?
  var animationDuration: Double?
  var animationCurve: Int?
  var isLocal: Bool?
  var isShown = false

  /// The keyboard, which is then the one that steps build upon; reports that nobody knows how high it is.
  func keyboard(_ node: NodeID, _ decoding: inout Decoding) -> Keyboard? {
    var keyboard = decoding.environment.keyboard ?? Keyboard(height: 0)
    if let height {
      keyboard.height = height
    } else if decoding.environment.keyboard == nil || showsPredictions != nil {
      guard let preset = decoding.presetHeight(showsPredictions: showsPredictions ?? true, at: node) else { return nil }
      keyboard.height = preset
    }
    keyboard.accessoryHeight = accessoryHeight ?? keyboard.accessoryHeight
    keyboard.beginHeight = beginHeight ?? keyboard.beginHeight
    keyboard.animationDuration = animationDuration ?? keyboard.animationDuration
    keyboard.animationCurve = animationCurve ?? keyboard.animationCurve
    keyboard.isLocal = isLocal ?? keyboard.isLocal
    decoding.environment.keyboard = keyboard
    return keyboard
  }

  private static let keys: [Key<KeyboardDraft>] = [
    Key("showsPredictions", form: .boolean) { $0.showsPredictions = $1 },
    Key("height") { draft, decoding, node in
      // What cannot be read has been reported, and is no reason to ask for a height.
      let height = Form.extent.read(&decoding, node) ?? 0
      if draft.showsPredictions != nil {
        decoding.report("showsPredictions chooses the height of a device's keyboard; give one of the two", at: node)
      }
      draft.height = height
    },
    Key("accessoryHeight", form: .extent) { $0.accessoryHeight = $1 },
    Key("beginHeight", form: .extent) { $0.beginHeight = $1 },
    Key("animationDuration", form: .number(0...60)) { $0.animationDuration = $1 },
    Key("animationCurve", form: .count(0...7)) { $0.animationCurve = $1 },
    Key("isLocal", form: .boolean) { $0.isLocal = $1 },
  ]

  static let stepKeys = KeyTable<KeyboardDraft>("a keyboard", keys)

  static let sceneKeys = KeyTable<KeyboardDraft>(
    "a keyboard", keys + [Key("isShown", form: .boolean) { $0.isShown = $1 }])
}

extension Decoding {
  /// The height of the keyboard of the scene's device; reports it if nobody has told.
  fileprivate mutating func presetHeight(showsPredictions: Bool, at node: NodeID) -> Double? {
    guard let device = environment.device else {
      report(
        "how high is the keyboard? Give its height in points, as in { height: 260 }, or name the scene's device",
        at: node)
      return nil
    }
    let known = device.device.keyboard.height(in: device.orientation, showsPredictions: showsPredictions)
    guard let known else {
      let bar = showsPredictions ? "with" : "without"
      report(
        "nobody has told how high the keyboard of \(device.device.name) is in \(device.orientation.rawValue) \(bar) the "
          + "bar of predictions; give its height in points, as in { height: 260 }",
        at: node)
      return nil
    }
    return known.points
  }
}
