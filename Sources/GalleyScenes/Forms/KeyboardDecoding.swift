import GalleyViews

extension Form where Value == SceneKeyboard {
  /// The form of a keyboard: `automatic`, which appears with the focus; `show`, which is visible
  /// from the start; or a description.
  static var keyboard: Form {
    Form("a keyboard", .words(["automatic", "show"]).or(.mapping { KeyboardDraft.sceneKeys.description })) {
      decoding, node in
      guard decoding.document.pairs(node) == nil else { return decoding.keyboard(node, isStep: false) }
      let isShown = Form<Bool>.choice([("automatic", false), ("show", true)]).read(&decoding, node)
      guard let isShown, let keyboard = KeyboardDraft().keyboard(node, &decoding) else { return nil }
      return SceneKeyboard(keyboard, isShown: isShown)
    }
  }
}

extension Form where Value == KeyboardAvoidance {
  /// The form of the name of a way to avoid the keyboard. The former name of `windowByBeginFrame`
  /// is refused with a message that has the new name.
  static var keyboardAvoidance: Form {
    Form("a way to keep clear of the keyboard", Form.choice().shape) { decoding, node in
      guard decoding.word(node) == "article" else { return Form.choice().read(&decoding, node) }
      return decoding.report("\"article\" is now called windowByBeginFrame", at: node)
    }
  }
}

extension Form where Value == SceneKeyboardStep {
  /// The form of the step `keyboard`: `show`, `hide`, or a description. Properties that a mapping
  /// leaves out do not change.
  static var keyboardStep: Form {
    Form("show, hide or a keyboard", .words(["show", "hide"]).or(.mapping { KeyboardDraft.stepKeys.description })) {
      decoding, node in
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
  /// Reads a mapping that describes a keyboard.
  fileprivate mutating func keyboard(_ node: NodeID, isStep: Bool) -> SceneKeyboard? {
    var draft = KeyboardDraft()
    decode(node, into: &draft, by: isStep ? KeyboardDraft.stepKeys : KeyboardDraft.sceneKeys)
    return draft.keyboard(node, &self).map { SceneKeyboard($0, isShown: draft.isShown) }
  }
}

/// A keyboard with the keys read so far. Nil means the value of the previous keyboard or of the
/// device.
private struct KeyboardDraft {
  var height: Double?
  var showsPredictions: Bool?
  var accessoryHeight: Double?
  var beginHeight: Double?
  var animationDuration: Double?
  var animationCurve: Int?
  var isLocal: Bool?
  var isShown = false

  /// Returns the keyboard and stores it, since later steps build on it. Reports an unknown height.
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
    Key("showsPredictions", form: .boolean) { $0.showsPredictions = $1 }
      .documented(
        "True for the height of the device's keyboard with the prediction bar, false without.", default: "true",
        uikit: nil),
    Key("height", Form.extent.shape) { draft, decoding, node in
      // An unreadable value has been reported, and is not a reason to ask for a height.
      let height = Form.extent.read(&decoding, node) ?? 0
      if draft.showsPredictions != nil {
        decoding.report("showsPredictions and height both set the height of the keyboard; give one of them", at: node)
      }
      draft.height = height
    }
    .documented("Height in points.", default: "the device's", uikit: "keyboardFrameEndUserInfoKey"),
    Key("accessoryHeight", form: .extent) { $0.accessoryHeight = $1 }
      .documented("Height of the accessory view on the keyboard.", default: "0", uikit: "inputAccessoryView"),
    Key("beginHeight", form: .extent) { $0.beginHeight = $1 }
      .documented(
        "Height of the begin frame in notifications.", default: "the height", uikit: "keyboardFrameBeginUserInfoKey"),
    Key("animationDuration", form: .number(0...60)) { $0.animationDuration = $1 }
      .documented(
        "Duration of the keyboard's animation, in seconds.", default: "0.25",
        uikit: "keyboardAnimationDurationUserInfoKey"),
    Key("animationCurve", form: .count(0...7)) { $0.animationCurve = $1 }
      .documented(
        "Number of the keyboard's animation curve.", default: "7", uikit: "keyboardAnimationCurveUserInfoKey"),
    Key("isLocal", form: .boolean) { $0.isLocal = $1 }
      .documented("False for another app's keyboard.", default: "true", uikit: "keyboardIsLocalUserInfoKey"),
  ]

  static let stepKeys = KeyTable<KeyboardDraft>("a keyboard", keys, counterpart: "UIResponder")

  static let sceneKeys = KeyTable<KeyboardDraft>(
    "a keyboard",
    keys + [
      Key("isShown", form: .boolean) { $0.isShown = $1 }
        .documented("True to show the keyboard before any view has the focus.", default: "false", uikit: nil)
    ], counterpart: "UIResponder")
}

extension Decoding {
  /// Returns the height of the keyboard on the scene's device. Reports a height that Galley does
  /// not know, and returns nil.
  fileprivate mutating func presetHeight(showsPredictions: Bool, at node: NodeID) -> Double? {
    guard let device = environment.device else {
      return report(
        "the height of the keyboard is missing; give it in points, as in { height: 260 }, or set the scene's device",
        at: node)
    }
    let known = device.device.keyboard.height(in: device.orientation, showsPredictions: showsPredictions)
    guard let known else {
      let bar = showsPredictions ? "with" : "without"
      return report(
        "the height of the keyboard of \(device.device.name) in \(device.orientation.rawValue) \(bar) the "
          + "prediction bar is not known; give it in points, as in { height: 260 }",
        at: node)
    }
    return known.points
  }
}
