import Testing
import UIKit

@Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0

    func add(_ number: Int, _ undo: UndoManager) {
      value += number
      undo.registerUndo(withTarget: self) { $0.add(-number, undo) }
    }
  }

  @Test func changesAreUndoneAndRedone() {
    let (undo, counter) = (UndoManager(), Counter())
    counter.add(1, undo)
    undo.endUndoGrouping()
    counter.add(10, undo)
    undo.setActionName("Adding")
    #expect(undo.undoMenuItemTitle == "Undo Adding")
    undo.undo()
    #expect(counter.value == 1)
    #expect(undo.canRedo)
    undo.undo()
    #expect(counter.value == 0)
    #expect(!undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(counter.value == 11)
    #expect(!undo.canRedo)
  }

  @Test func aNewChangeForgetsWhatCouldBeRedone() {
    let (undo, counter) = (UndoManager(), Counter())
    counter.add(1, undo)
    undo.undo()
    counter.add(5, undo)
    #expect(!undo.canRedo)
  }

  @Test func disabledRegistrationRegistersNothing() {
    let (undo, counter) = (UndoManager(), Counter())
    undo.disableUndoRegistration()
    counter.add(1, undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
  }
}
