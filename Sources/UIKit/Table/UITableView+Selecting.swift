import CoreGraphics
import Foundation
import UIFoundation

extension UITableView {
  /// Selects a row as a tap does, if the delegate allows it.
  final func tap(row path: IndexPath) {
    let mayBeSelected =
      isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    guard mayBeSelected, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    delegate?.tableView(self, didHighlightRowAt: path)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if maySelectSeveral, tiles.selected.contains(path) { return deselectByTap(path) }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if !maySelectSeveral {
      for other in tiles.selected.sorted() where other != chosen { deselectByTap(other) }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  /// True if several rows can be selected now.
  final var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselectByTap(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
