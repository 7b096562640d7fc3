import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

/// Moving the caret by keys.
extension EditableView {
  func move(_ movement: TextMovement, extendingSelection: Bool) {
    let selected = editing.selectedRange
    var goalX = session.goalX
    if extendingSelection {
      // The end that moved last goes on; the first time the one that lies where the movement goes.
      let anchor = session.anchor ?? (goesBack(movement, from: selected) ? selected.upperBound : selected.lowerBound)
      let moving = anchor == selected.lowerBound ? selected.upperBound : selected.lowerBound
      guard let place = place(from: place(at: moving), movement, goalX: &goalX) else { return }
      let range = min(anchor, place.offset)..<max(anchor, place.offset)
      return changeSelection(to: range, affinity: place.affinity, goalX: goalX, anchor: anchor)
    }
    let start = goesBack(movement, from: selected) ? selected.lowerBound : selected.upperBound
    if !selected.isEmpty, movement == .left || movement == .right {
      return changeSelection(to: start..<start, affinity: .downstream)
    }
    // A selection gives way to a caret also where its end is as far as the movement goes.
    let end = place(at: start)
    guard let place = place(from: end, movement, goalX: &goalX) ?? (selected.isEmpty ? nil : end) else { return }
    changeSelection(to: place.offset..<place.offset, affinity: place.affinity, goalX: goalX)
  }

  /// Returns the place that a movement leads to; nil if there is nothing farther that way.
  /// - Parameter goalX: the x that movements up and down keep; set by them, removed by all others.
  func place(from place: CaretPlace, _ movement: TextMovement, goalX: inout Double?) -> CaretPlace? {
    let goal = goalX
    goalX = nil
    let next: CaretPlace?
    switch movement {
    case .left: next = visualNeighbour(of: place, onLeft: true)
    case .right: next = visualNeighbour(of: place, onLeft: false)
    case .up, .down:
      let x = goal ?? caretRect(at: place.offset, affinity: place.affinity).midX
      goalX = x
      next = verticalNeighbour(of: place, above: movement == .up, atX: x)
    case .wordLeft: next = word(from: place, onLeft: true)
    case .wordRight: next = word(from: place, onLeft: false)
    case .lineStart: next = lineEnd(of: place, isStart: true)
    case .lineEnd: next = lineEnd(of: place, isStart: false)
    case .start: next = CaretPlace(offset: 0, affinity: .downstream)
    case .end: next = CaretPlace(offset: editing.count, affinity: .downstream)
    }
    return next == place ? nil : next
  }

  private func place(at offset: Int) -> CaretPlace {
    CaretPlace(offset: offset, affinity: editing.isCaret ? editing.affinity : .downstream)
  }

  private func goesBack(_ movement: TextMovement, from range: Range<Int>) -> Bool {
    switch movement {
    case .left, .wordLeft: !isRightToLeft(at: range.lowerBound)
    case .right, .wordRight: isRightToLeft(at: range.lowerBound)
    case .up, .lineStart, .start: true
    case .down, .lineEnd, .end: false
    }
  }

  private func isRightToLeft(at offset: Int) -> Bool { baseWritingDirection(for: offset) == .rightToLeft }
}

// MARK: - By cluster and word

extension EditableView {
  /// The place next to this one on the line, on the other side of the cluster between them; past the end of the line,
  /// the next one in the text.
  private func visualNeighbour(of place: CaretPlace, onLeft: Bool) -> CaretPlace? {
    let offset = displayedOffset(of: place.offset)
    guard let layout = placement?.layout, let line = layout.lineIndex(at: offset, affinity: place.affinity) else {
      return neighbour(of: place, goesBack: onLeft != isRightToLeft(at: place.offset))
    }
    let boxes = layout.clusters(of: layout.lines[line], with: context.typesetter).sorted { $0.x < $1.x }
    let slot = boxes.slot(of: offset, affinity: place.affinity)
    guard let slot, onLeft ? slot > 0 : slot < boxes.count else {
      return neighbour(of: place, goesBack: onLeft != layout.lines[line].baseLevel.isRightToLeft)
    }
    let passed = boxes[onLeft ? slot - 1 : slot]
    // It is passed from its end to its beginning, or the other way round.
    let isAtStart = passed.level.isRightToLeft != onLeft
    let reached = isAtStart ? passed.range.lowerBound : passed.range.upperBound
    let new = onLeft ? slot - 1 : slot + 1
    // The character after it is the one to stand next to where that makes no difference.
    let affinity = boxes.slot(of: reached, affinity: .downstream) == new ? TextAffinity.downstream : .upstream
    return CaretPlace(offset: self.offset(ofDisplayed: reached), affinity: affinity)
  }

  private func neighbour(of place: CaretPlace, goesBack: Bool) -> CaretPlace? {
    guard goesBack ? place.offset > 0 : place.offset < editing.count else { return nil }
    let offset =
      goesBack
      ? editing.clusterBoundary(before: place.offset, using: analyzer)
      : editing.clusterBoundary(after: place.offset, using: analyzer)
    return CaretPlace(offset: offset, affinity: .downstream)
  }

  private func word(from place: CaretPlace, onLeft: Bool) -> CaretPlace? {
    let goesBack = onLeft != isRightToLeft(at: place.offset)
    let offset: Int
    if isSecure {
      offset = goesBack ? 0 : editing.count
    } else if goesBack {
      offset = editing.wordBoundary(before: place.offset, locale: context.locale, using: analyzer)
    } else {
      offset = editing.wordBoundary(after: place.offset, locale: context.locale, using: analyzer)
    }
    return offset == place.offset ? nil : CaretPlace(offset: offset, affinity: .downstream)
  }
}

// MARK: - By line

extension EditableView {
  private func verticalNeighbour(of place: CaretPlace, above: Bool, atX x: Double) -> CaretPlace? {
    let limit = CaretPlace(offset: above ? 0 : editing.count, affinity: .downstream)
    guard let placement,
      let index = placement.layout.lineIndex(at: displayedOffset(of: place.offset), affinity: place.affinity)
    else { return limit }
    let lines = placement.layout.lines
    // The fragments of a line that an exclusion divides stand at one height.
    let isOnOtherLine = { (line: LineFragment) in
      line.container != lines[index].container || line.rect.minY != lines[index].rect.minY
    }
    let found =
      above ? lines[..<index].lastIndex(where: isOnOtherLine) : lines[index...].firstIndex(where: isOnOtherLine)
    guard let found else { return limit }
    let origin = placement.origin(of: lines[found])
    let point = Point(x: x - origin.x, y: lines[found].rect.midY)
    return placement.layout.position(
      nearest: point, inContainer: lines[found].container, with: context.typesetter
    ).map { CaretPlace(offset: offset(ofDisplayed: $0.offset), affinity: $0.affinity) }
  }

  private func lineEnd(of place: CaretPlace, isStart: Bool) -> CaretPlace? {
    guard let layout = placement?.layout,
      let index = layout.lineIndex(at: displayedOffset(of: place.offset), affinity: place.affinity)
    else { return CaretPlace(offset: isStart ? 0 : editing.count, affinity: .downstream) }
    let range = layout.lines[index].range
    let goesOn = index + 1 < layout.lines.count && layout.lines[index + 1].range.lowerBound == range.upperBound
    return CaretPlace(
      offset: offset(ofDisplayed: isStart ? range.lowerBound : range.upperBound),
      affinity: !isStart && goesOn ? .upstream : .downstream)
  }
}

extension TextLayout {
  /// Index of the line that a caret stands on.
  func lineIndex(at offset: Int, affinity: TextAffinity) -> Int? {
    guard let index = lineFragmentIndex(at: offset) else { return nil }
    let isAtEndOfLineBefore =
      affinity == .upstream && index > 0 && lines[index].range.lowerBound == offset
      && lines[index - 1].range.upperBound == offset
    return isAtEndOfLineBefore ? index - 1 : index
  }
}

extension [ClusterBox] {
  /// The number of boxes, which stand from left to right, on the left of a caret; nil if it is at none of them.
  fileprivate func slot(of offset: Int, affinity: TextAffinity) -> Int? {
    let before = firstIndex { $0.range.upperBound == offset }
    let after = firstIndex { $0.range.lowerBound == offset }
    if let after, affinity == .downstream || before == nil {
      return self[after].level.isRightToLeft ? after + 1 : after
    }
    return before.map { self[$0].level.isRightToLeft ? $0 : $0 + 1 }
  }
}
