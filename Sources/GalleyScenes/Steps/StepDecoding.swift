import GalleyBase

extension SceneStep {
  /// The verbs that need no value, with their actions.
  fileprivate static let bareVerbs: [(name: String, action: Action)] = [
    ("commit", .commit(nil)), ("backspace", .backspace(1)), ("deleteForward", .deleteForward(1)), ("undo", .undo(1)),
    ("redo", .redo(1)), ("clear", .clear), ("return", .pressReturn), ("resign", .resign),
  ]
  /// The keys that a step may have in addition to its verb.
  fileprivate static let companions = ["frame", "caption"]

  /// The keys of a step: one verb, and options for the picture.
  static let keys = KeyTable<SceneStep>(
    "a step",
    [
      Key("focus", form: .focusableView) { $0.action = .focus($1) }
        .documented("Gives a field or text view the focus.", uikit: "becomeFirstResponder()"),
      Key("type", form: .characters("type")) { $0.action = .type($1) }
        .documented("Types text, character by character; a line break is the return key.", uikit: "insertText(_:)"),
      Key("mark", form: .markedText) { $0.action = .mark($1.text, selected: $1.selected) }
        .documented(
          "Shows marked text of an input method, not yet committed.", uikit: "setMarkedText(_:selectedRange:)"),
      Key("commit", form: .orNothing(.characters("commit"))) { $0.action = .commit($1) }
        .documented("Commits the marked text unchanged, or this text instead.", uikit: "unmarkText()"),
      Key("backspace", form: .orNothing(.count(1...100_000))) { $0.action = .backspace($1 ?? 1) }
        .documented("Presses the delete key, once or this many times.", uikit: "deleteBackward()"),
      Key("deleteForward", form: .orNothing(.count(1...100_000))) { $0.action = .deleteForward($1 ?? 1) }
        .documented("Presses the forward delete key.", uikit: "AppKit: deleteForward(_:)"),
      Key("undo", form: .orNothing(.count(1...100_000))) { $0.action = .undo($1 ?? 1) }
        .documented("Undoes editing.", uikit: "undoManager.undo()"),
      Key("redo", form: .orNothing(.count(1...100_000))) { $0.action = .redo($1 ?? 1) }
        .documented("Redoes editing.", uikit: "undoManager.redo()"),
      Key("tap", form: .tapTarget) { $0.action = .tap($1) }.documented("Taps a view or a point.", uikit: "UITouch"),
      Key("select", form: .selection) { $0.action = .select($1.range) }
        .documented("Selects `[start, end]` or `all`; equal offsets place the caret.", uikit: "selectedTextRange"),
      Key("paste", form: .characters("paste")) { $0.action = .paste($1) }
        .documented("Pastes text.", uikit: "paste(_:)"),
      Key("move", form: .caretMove) { $0.action = .move($1) }
        .documented("Moves the caret like the arrow keys, or by this many clusters.", uikit: "position(from:offset:)"),
      Key("clear", form: .nothing) { step, _ in step.action = .clear }
        .documented("Presses the clear button.", uikit: "clearButtonMode"),
      Key("return", form: .nothing) { step, _ in step.action = .pressReturn }
        .documented("Presses the return key.", uikit: "textFieldShouldReturn(_:)"),
      Key("resign", form: .nothing) { step, _ in step.action = .resign }
        .documented("Gives up the focus.", uikit: "resignFirstResponder()"),
      Key("keyboard", form: .keyboardStep) { $0.action = .keyboard($1) }
        .documented("Shows, hides or changes the keyboard.", uikit: nil),
      Key("set", form: .viewChange) { $0.action = .set($1) }
        .documented(
          "Sets properties of a view: `view` is its id, and the other keys are those of its kind.", uikit: "assignments"
        ),
      Key("wait", form: .seconds) { $0.action = .wait($1) }.documented("Lets virtual time pass.", uikit: nil),
      Key("frame", form: .frameName) { $0.frame = $1 }.documented(
        "The name of the picture that is taken after the step.", uikit: nil),
      Key("caption", form: .string) { $0.caption = $1 }
        .documented("The text below the picture on a filmstrip.", default: "the step in words", uikit: nil),
    ])

  fileprivate static let verbs = keys.names.filter { !companions.contains($0) }
}

extension Decoding {
  /// Reads the steps of a scene.
  mutating func decodeSteps(_ node: NodeID) -> [SceneStep] {
    guard let items = document.elements(node) else {
      reject(node, expected: "a list of steps, each as in \"- type: abc\"")
      return []
    }
    spend(items.count, of: .steps, at: node)
    spend(items.count.multiplying(environment.viewCount), of: .stepViews, at: node)
    spend(items.count.multiplying(spending.total(of: .textUnits)), of: .stepUnits, at: node)
    var steps: [SceneStep] = []
    for (index, item) in items.enumerated() {
      if let step = inside(index: index, { $0.decodeStep(item) }) { steps.append(step) }
    }
    reportRepeatedFrames(items, steps)
    spend(steps.count { $0.frame != nil }, of: .frames, at: node)
    for step in steps { spend(step.typedUnits, of: .typedUnits, at: document.node(at: step.path), path: step.path) }
    return steps
  }

  private mutating func decodeStep(_ item: NodeID) -> SceneStep? {
    var step = SceneStep(.look, path: path)
    if let pairs = document.pairs(item) {
      checkVerbs(item, pairs)
      decode(item, into: &step, by: SceneStep.keys)
      return step
    }
    guard let verb = SceneStep.bareVerbs.first(where: { $0.name == document.scalarText(item) }) else {
      rejectStep(item)
      return nil
    }
    step.action = verb.action
    return step
  }

  /// Reports a step without an action or with two actions.
  private mutating func checkVerbs(_ item: NodeID, _ pairs: [(key: NodeID, value: NodeID)]) {
    let verbs = pairs.filter { SceneStep.verbs.contains(document.scalarText($0.key) ?? "") }
    for (key, _) in verbs.dropFirst() {
      let (first, second) = (document.scalarText(verbs[0].key) ?? "", document.scalarText(key) ?? "")
      report(
        "\"\(second)\" after \"\(first)\": a step does one thing; begin another one with \"- \(second):\"", at: key)
    }
    let isKnown = pairs.allSatisfy { SceneStep.keys.spellings.index(of: document.scalarText($0.key) ?? "") != nil }
    if verbs.isEmpty, isKnown, !pairs.contains(where: { document.scalarText($0.key) == "frame" }) {
      report("the step does nothing", at: item, valid: SceneStep.verbs)
    }
  }

  private mutating func rejectStep(_ item: NodeID) {
    guard let word = document.scalarText(item) else { return reject(item, expected: "a step, as in \"- type: abc\"") }
    if SceneStep.keys.spellings.index(of: word) != nil {
      report("\"\(word)\" needs a value, as in \"- \(word): …\"", at: item)
    } else {
      report(
        "\"\(word.shortened)\" is not a step", at: item, word: word, valid: SceneStep.verbs)
    }
  }

  private mutating func reportRepeatedFrames(_ items: ArraySlice<NodeID>, _ steps: [SceneStep]) {
    var first: [String: NodeID] = [:]
    for step in steps {
      guard let frame = step.frame else { continue }
      let path = step.path.appending(key: "frame")
      let node = document.node(at: path)
      guard let other = first.updateValue(node, forKey: frame) else { continue }
      first[frame] = other
      let place = document.position(of: other)
      report(
        "the frame name \"\(frame)\" is repeated; the first is at \(place.line):\(place.column)", at: node,
        path: path)
    }
  }
}

extension Shape {
  /// The shape of a list of steps.
  static var steps: Shape {
    .list(Shape.words(SceneStep.bareVerbs.map(\.name)).or(.mapping { SceneStep.keys.description }))
  }
}
