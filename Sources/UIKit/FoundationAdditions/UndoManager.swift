// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A recorder of changes that can be undone and redone. Foundation on Linux does not have this
/// class.
///
/// Changes are kept in groups. An automatically opened group is closed by the next undo, redo, or `endUndoGrouping()`,
/// and at the end of a run loop's turn only where a run loop runs.
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    var apply: (AnyObject) -> Void
  }

  private final class Group {
    var changes: [Change] = []
    var actionName = ""
    var isDiscardable = false
  }

  private enum Direction {
    case none, undoing, redoing
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var open: [Group] = []
  private var direction = Direction.none
  private var disabled = 0

  /// True if registering a change outside of a group opens a group.
  open var groupsByEvent = true
  /// The maximum number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }
  /// The run loop modes in which groups are closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Creates an undo manager without changes.
  public override init() {}

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// Opens a group, inside the currently open group if there is one.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, direction == .none { open.append(Group()) }
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// Closes the most recently opened group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    if let outer = open.last {
      outer.changes += group.changes
      if !group.actionName.isEmpty { outer.actionName = group.actionName }
    } else if !group.changes.isEmpty {
      if direction == .undoing {
        redoGroups.append(group)
      } else {
        undoGroups.append(group)
        limit()
      }
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func limit() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  private func closeAll() {
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Registration

  /// True if changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Disables registration until each call is balanced by `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Enables registration after a balanced number of calls.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Registers a closure that undoes a change of a target.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if direction == .none { redoGroups = [] }
    if open.isEmpty { open.append(Group()) }
    let change = Change(target: target) { if let target = $0 as? TargetType { handler(target) } }
    open.last?.changes.append(change)
  }

  // MARK: Undoing

  /// True if there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// True if there is a change to redo.
  open var canRedo: Bool {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    return !redoGroups.isEmpty
  }
  /// True while changes are undone.
  open var isUndoing: Bool { direction == .undoing }
  /// True while changes are redone.
  open var isRedoing: Bool { direction == .redoing }

  /// Closes the open group, and undoes the last group.
  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  /// Undoes the last closed group, which may be nested.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    perform(group, .undoing)
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    closeAll()
    guard let group = redoGroups.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    perform(group, .redoing)
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func perform(_ group: Group, _ direction: Direction) {
    self.direction = direction
    let reverse = Group()
    reverse.actionName = group.actionName
    reverse.isDiscardable = group.isDiscardable
    open.append(reverse)
    for change in group.changes.reversed() {
      if let target = change.target { change.apply(target) }
    }
    closeAll()
    self.direction = .none
  }

  /// Removes all changes.
  open func removeAllActions() {
    (undoGroups, redoGroups, open) = ([], [], [])
  }

  /// Removes all changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + open { group.changes.removeAll { $0.target === target } }
    undoGroups.removeAll(where: \.changes.isEmpty)
    redoGroups.removeAll(where: \.changes.isEmpty)
  }

  // MARK: Names

  /// Sets the name of the open group, or of the last closed group if none is open.
  open func setActionName(_ actionName: String) { (open.last ?? undoGroups.last)?.actionName = actionName }

  /// Sets whether the changes of the open group can be discarded.
  open func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }

  /// True if the changes that `undo()` undoes can be discarded.
  open var undoActionIsDiscardable: Bool { (open.first ?? undoGroups.last)?.isDiscardable ?? false }
  /// True if the changes that `redo()` redoes can be discarded.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
  /// The name of the group that `undo()` undoes; empty if it has none.
  open var undoActionName: String { (open.last { !$0.actionName.isEmpty } ?? undoGroups.last)?.actionName ?? "" }
  /// The name of the group that `redo()` redoes; empty if it has none.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }
  /// The title of the undo menu item: “Undo” and the name of the group.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo menu item: “Redo” and the name of the group.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns a menu title: “Undo” and a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns a menu title: “Redo” and a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted before the manager checks for changes to undo or redo.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before changes are undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after changes were undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before changes are redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after changes were redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
