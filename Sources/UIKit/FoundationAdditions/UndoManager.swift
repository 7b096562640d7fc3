// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A record of changes that can be undone and redone. Foundation on Linux has none.
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

  /// True if a change that is registered outside of a group opens one.
  open var groupsByEvent = true
  /// The maximum number of stored groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }
  /// The modes of the run loop in which groups end.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// An empty record.
  public override init() {}

  // MARK: Groups

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// Opens a group inside the open one.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, direction == .none { open.append(Group()) }
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// Closes the group that was opened last.
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

  /// Stops registration until the opposite is called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// Registers changes again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Registers the undo of a change.
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

  /// True if there is something to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// True if there is something to redo.
  open var canRedo: Bool {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
    return !redoGroups.isEmpty
  }
  /// True while changes are undone.
  open var isUndoing: Bool { direction == .undoing }
  /// True while changes are redone.
  open var isRedoing: Bool { direction == .redoing }

  /// Closes the open group and undoes the last one.
  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    perform(group, .undoing)
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the last undone group.
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

  /// Removes the changes of one target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + open { group.changes.removeAll { $0.target === target } }
    undoGroups.removeAll(where: \.changes.isEmpty)
    redoGroups.removeAll(where: \.changes.isEmpty)
  }

  // MARK: Names

  /// Names the open group, or the last closed one.
  open func setActionName(_ actionName: String) { (open.last ?? undoGroups.last)?.actionName = actionName }

  /// Marks the open group as discardable.
  open func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }

  /// True if the last change can be discarded.
  open var undoActionIsDiscardable: Bool { (open.first ?? undoGroups.last)?.isDiscardable ?? false }
  /// True if the last undone change can be discarded.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
  /// The name of the group that `undo()` undoes; empty for none.
  open var undoActionName: String { (open.last { !$0.actionName.isEmpty } ?? undoGroups.last)?.actionName ?? "" }
  /// The name of the group that `redo()` redoes; empty for none.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }
  /// “Undo” and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// “Redo” and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns “Undo” and a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns “Redo” and a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted before a check whether something can be undone or redone.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
