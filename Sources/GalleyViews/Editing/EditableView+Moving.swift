import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode

/// Movements of the caret by keys.
extension EditableView {
  func move(_ movement: TextMovement, extendingSelection: Bool) {
    let selected = editing.selectedRange
    var goalX = session.goalX
    if extendingSelection {
      // The end that moved last continues to move; the first time, it is the end in the direction of the movement.
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
    // A movement collapses a selection even if it cannot go beyond the selection's end.
    let end = place(at: start)
    guard let place = place(from: end, movement, goalX: &goalX) ?? (selected.isEmpty ? nil : end) else { return }
    changeSelection(to: place.offset..<place.offset, affinity: place.affinity, goalX: goalX)
  }

  /// Returns the caret position to which a movement leads; nil if the caret cannot move in this
  /// direction.
  /// - Parameter goalX: the x that movements up and down keep; they set it, all others reset it.
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
  /// Returns the caret position on the other side of the neighbouring cluster on the line. Past the
  /// end of the line, it returns the nearest edge of the next line (rule: caret-at-line-end), or
  /// nil if there is no such line.
  private func visualNeighbour(of place: CaretPlace, onLeft: Bool) -> CaretPlace? {
    let offset = displayedOffset(of: place.offset)
    guard let layout = placement?.layout, let line = layout.lineIndex(at: offset, affinity: place.affinity) else {
      return neighbour(of: place, goesBack: onLeft != isRightToLeft(at: place.offset))
    }
    let goesBack = onLeft != layout.lines[line].baseLevel.isRightToLeft
    let boxes = layout.visualClusters(ofLine: line, with: context.typesetter)
    let slot = boxes.slot(of: offset, affinity: place.affinity)
    guard let slot else {
      return boxes.isEmpty
        ? neighbour(of: place, ofLine: line, in: layout, goesBack: goesBack) : neighbour(of: place, goesBack: goesBack)
    }
    guard onLeft ? slot > 0 : slot < boxes.count else {
      return neighbour(of: place, ofLine: line, in: layout, goesBack: goesBack)
    }
    let new = onLeft ? slot - 1 : slot + 1
    let reached = self.place(atSlot: new, of: boxes, passed: onLeft ? slot - 1 : slot, line, layout)
    guard new == (onLeft ? 0 : boxes.count), !goesBack, layout.endsLine(line, at: displayedOffset(of: reached.offset))
    else { return reached }
    // The end of a wrapped line and the start of the next one are the same position.
    let edge = edge(ofLine: line + 1, in: layout, isStart: true)
    return edge.offset == reached.offset ? edge : reached
  }

  /// Returns the caret position between two clusters of a line, attached to one of these clusters.
  private func place(
    atSlot slot: Int, of boxes: [ClusterBox], passed: Int, _ line: Int, _ layout: TextLayout
  ) -> CaretPlace {
    let isAtStart = boxes[passed].level.isRightToLeft != (slot == passed)
    let reached = isAtStart ? boxes[passed].range.lowerBound : boxes[passed].range.upperBound
    // The caret attaches to the character after it if both sides are at the same x, unless that character is on the
    // next line.
    let isDownstream = boxes.slot(of: reached, affinity: .downstream) == slot && !layout.endsLine(line, at: reached)
    return CaretPlace(offset: offset(ofDisplayed: reached), affinity: isDownstream ? .downstream : .upstream)
  }

  /// Returns the caret position after the end of a line or before its start: the nearest position
  /// on the next or previous line.
  ///
  /// Text in no line is passed in text order.
  private func neighbour(
    of place: CaretPlace, ofLine line: Int, in layout: TextLayout, goesBack: Bool
  ) -> CaretPlace? {
    let next = goesBack ? line - 1 : line + 1
    guard layout.lines.indices.contains(next) else {
      let range = layout.lines[line].range
      let end = offset(ofDisplayed: goesBack ? range.lowerBound : range.upperBound)
      return neighbour(of: CaretPlace(offset: end, affinity: .downstream), goesBack: goesBack)
    }
    let edge = edge(ofLine: next, in: layout, isStart: !goesBack)
    guard edge.offset == place.offset else { return edge }
    let isOnLeft = goesBack != layout.lines[next].baseLevel.isRightToLeft
    return visualNeighbour(of: edge, onLeft: isOnLeft)
  }

  /// Returns the first or last position of a line, in the line's own direction.
  private func edge(ofLine line: Int, in layout: TextLayout, isStart: Bool) -> CaretPlace {
    let boxes = layout.visualClusters(ofLine: line, with: context.typesetter)
    guard !boxes.isEmpty else {
      return CaretPlace(offset: offset(ofDisplayed: layout.lines[line].range.lowerBound), affinity: .downstream)
    }
    let isLeft = isStart != layout.lines[line].baseLevel.isRightToLeft
    return place(
      atSlot: isLeft ? 0 : boxes.count, of: boxes, passed: isLeft ? 0 : boxes.count - 1, line, layout)
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
    // The fragments of a line that an exclusion divides have the same height on the page.
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
    return CaretPlace(
      offset: offset(ofDisplayed: isStart ? range.lowerBound : range.upperBound),
      affinity: !isStart && layout.endsLine(index, at: range.upperBound) ? .upstream : .downstream)
  }
}

extension TextLayout {
  /// Returns the index of the line that contains a caret; nil if no line does.
  func lineIndex(at offset: Int, affinity: TextAffinity) -> Int? {
    guard let index = lineFragmentIndex(at: offset) else { return nil }
    let isAtEndOfLineBefore =
      affinity == .upstream && index > 0 && lines[index].range.lowerBound == offset
      && lines[index - 1].range.upperBound == offset
    return isAtEndOfLineBefore ? index - 1 : index
  }

  /// Returns true if a line ends at an offset and the next line begins there, without a separator
  /// between them.
  fileprivate func endsLine(_ line: Int, at offset: Int) -> Bool {
    lines[line].range.upperBound == offset && line + 1 < lines.count && lines[line + 1].range.lowerBound == offset
  }

  /// Returns the clusters of a line, from left to right.
  ///
  /// Clusters without width are at the edge of the cluster before them in their direction.
  fileprivate func visualClusters(ofLine line: Int, with typesetter: Typesetter) -> [ClusterBox] {
    clusters(of: lines[line], with: typesetter).sorted { one, other in
      if one.x != other.x { return one.x < other.x }
      if one.width != other.width { return one.width < other.width }
      return one.level.isRightToLeft != (one.range.lowerBound < other.range.lowerBound)
    }
  }
}

extension [ClusterBox] {
  /// Returns the number of clusters to the left of a caret; nil if the caret touches no cluster.
  /// The boxes of the clusters must be in order from left to right.
  fileprivate func slot(of offset: Int, affinity: TextAffinity) -> Int? {
    let before = firstIndex { $0.range.upperBound == offset }
    let after = firstIndex { $0.range.lowerBound == offset }
    if let after, affinity == .downstream || before == nil {
      return self[after].level.isRightToLeft ? after + 1 : after
    }
    return before.map { self[$0].level.isRightToLeft ? $0 : $0 + 1 }
  }
}
