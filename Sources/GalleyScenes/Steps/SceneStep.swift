public import GalleyBase
public import GalleyViews

/// One step of a scene's script: an action of the user, an input method, the app or the clock, and
/// the picture that is taken after the action.
public struct SceneStep: Hashable, Sendable {
  /// The action of a step.
  public enum Action: Hashable, Sendable {
    /// The field or text view with this id gets the focus. UIKit counterpart: `becomeFirstResponder()`.
    case focus(String)
    /// Text is typed cluster by cluster, as from a keyboard. UIKit counterpart: `insertText(_:)`
    /// for each cluster.
    case type(String)
    /// An input method shows text that is not committed yet. `selected` is the selection in this
    /// text, where nil means the caret at its end. UIKit counterpart:
    /// `setMarkedText(_:selectedRange:)`.
    case mark(String, selected: Range<Int>?)
    /// An input method commits the marked text, either replaced by this text or unchanged. UIKit
    /// counterparts: `insertText(_:)`, `unmarkText()`.
    case commit(String?)
    /// The delete key is pressed this many times. UIKit counterpart: `deleteBackward()`.
    case backspace(Int)
    /// The forward delete key of a hardware keyboard is pressed this many times. AppKit
    /// counterpart: `deleteForward(_:)`.
    case deleteForward(Int)
    /// This number of edits is undone. UIKit counterpart: `undoManager?.undo()`.
    case undo(Int)
    /// This number of undone edits is repeated. UIKit counterpart: `undoManager?.redo()`.
    case redo(Int)
    /// A finger touches the screen and is lifted.
    case tap(TapTarget)
    /// A range of the text is selected. An empty range places the caret, and nil selects
    /// everything. UIKit counterparts: `selectedTextRange`, `selectAll(_:)`.
    case select(Range<Int>?)
    /// Text is pasted. UIKit counterpart: `paste(_:)`.
    case paste(String)
    /// The caret moves, as with the arrow keys.
    case move(CaretMove)
    /// The clear button is pressed.
    case clear
    /// The return key is pressed.
    case pressReturn
    /// The view with the focus gives up the focus. UIKit counterpart: `resignFirstResponder()`.
    case resign
    /// The keyboard appears, hides or changes.
    case keyboard(SceneKeyboardStep)
    /// The app sets these properties of a view, as by assignments in UIKit.
    case set(SceneViewChange)
    /// This many seconds of virtual time pass. Carets blink, and the keyboard moves if the scene
    /// sets `areAnimationsEnabled`.
    case wait(Double)
    /// Nothing happens. The step only takes a picture.
    case look
  }

  /// The position of a tap.
  public enum TapTarget: Hashable, Sendable {
    /// The view with this id, at a point measured from its upper left corner. Nil means its centre.
    case view(String, Point?)
    /// A point of the picture.
    case point(Point)
  }

  /// A movement of the caret, as with the arrow keys.
  public enum CaretMove: Hashable, Sendable {
    /// The caret moves to a named position.
    case to(TextMovement)
    /// The caret moves forward by this number of grapheme clusters, or backward if it is negative.
    case by(Int)
  }

  /// The action of the step.
  public var action: Action
  /// The name of the picture taken after the action, in kebab-case and unique in the scene; nil for
  /// no picture.
  public var frame: String?
  /// The caption of the picture on a contact sheet; nil means the action in words.
  public var caption: String?
  /// The path to the step in the file.
  let path: SceneKeyPath

  /// The key of the step in the scene; nil for a step that only takes a picture.
  var verb: String? {
    switch action {
    case .focus: "focus"
    case .type: "type"
    case .mark: "mark"
    case .commit: "commit"
    case .backspace: "backspace"
    case .deleteForward: "deleteForward"
    case .undo: "undo"
    case .redo: "redo"
    case .tap: "tap"
    case .select: "select"
    case .paste: "paste"
    case .move: "move"
    case .clear: "clear"
    case .pressReturn: "return"
    case .resign: "resign"
    case .keyboard: "keyboard"
    case .set: "set"
    case .wait: "wait"
    case .look: nil
    }
  }

  /// The number of UTF-16 units that the step enters, or of keys that it presses.
  var typedUnits: Int {
    switch action {
    case .type(let text), .mark(let text, _), .commit(.some(let text)), .paste(let text): text.utf16.count
    case .backspace(let count), .deleteForward(let count), .undo(let count), .redo(let count): count
    case .focus, .commit(nil), .tap, .select, .move, .clear, .pressReturn, .resign, .keyboard, .set, .wait, .look: 0
    }
  }

  init(_ action: Action, path: SceneKeyPath) {
    self.action = action
    self.path = path
  }
}

/// A change of properties that the app makes on a view.
public struct SceneViewChange: Hashable, Sendable {
  /// The id and kind of the view, and the properties that are set. Other properties have their
  /// defaults and are ignored.
  public var view: SceneView
  /// The new frame of the view; nil keeps the frame.
  public var frame: SceneFrame?
  /// The keys of the changed properties, in the order of the file.
  public var keys: [String]
}
