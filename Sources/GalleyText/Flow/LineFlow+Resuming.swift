import GalleyBase
import GalleyFonts

extension LineFlow {
  /// A flow that has placed the paragraphs before `index` as `layout` has them, which laid out the same ones. It holds
  /// no more of their lines than it may change: the fragments of the last one.
  init(resuming layout: TextLayout, with shaped: ShapedText, at index: Int, typesetter: Typesetter) {
    self.init(shaped: shaped, containers: layout.containers, options: layout.options, typesetter: typesetter)
    let start = layout.starts[index]
    lines = Array(layout.fragmentsOfLine(before: start.fragment))
    untouchedFragments = start.fragment - lines.count
    starts = Array(layout.starts[..<index])
    move(to: start.position)
    placedEnd = shaped.paragraphs[index].range.lowerBound
    let goesOnElsewhere =
      start.fragment == layout.lines.count || layout.lines[start.fragment].container != position.container
    if goesOnElsewhere { changeLineSpacingOfLastLine(by: 1) }
  }

  /// True if the lines that `old` has from its paragraph `index` on would come out the same now but for their height:
  /// that paragraph begins at the same place, or a container without end or exclusions makes all places alike.
  func canGoOn(with old: TextLayout, from index: Int) -> Bool {
    guard index < old.starts.count, old.starts[index].fragment < old.lines.count else { return false }
    let start = old.starts[index].position
    return start == position || isEndless && start.container == position.container
  }

  /// Makes the layout that the flow resumed the finished one: the lines that it has from its paragraph `index` on are
  /// kept, and moved to where the flow is; nothing is copied.
  consuming func finish(_ layout: inout TextLayout, keepingFrom index: Int, changeInLength: Int) {
    let start = layout.starts[index]
    if layout.lines[start.fragment].container != position.container { closeContainer() }
    let shift = LineShift(
      paragraphs: starts.count - index, units: changeInLength, down: position.top - start.position.top)
    let fragments = fragmentCount - start.fragment
    let lineCount = position.lineCount - start.position.lineCount
    layout.lines.replaceSubrange(untouchedFragments..<start.fragment, with: lines)
    if !shift.isZero {
      for line in fragmentCount..<layout.lines.count { layout.lines[line].move(by: shift) }
    }
    for start in layout.starts[index...] {
      var moved = start
      moved.position.top += shift.down
      moved.position.lineCount += lineCount
      moved.fragment += fragments
      starts.append(moved)
    }
    update(&layout, overflow: layout.overflow.map { $0.moved(by: changeInLength) })
  }

  /// Makes the layout that the flow resumed the finished one, without any lines after those of the flow.
  consuming func finish(_ layout: inout TextLayout) {
    closeContainer()
    layout.lines.replaceSubrange(untouchedFragments..., with: lines)
    update(&layout, overflow: overflow)
  }

  private func update(_ layout: inout TextLayout, overflow: Range<Int>?) {
    layout.shaped = shaped
    layout.overflow = overflow
    layout.starts = starts
    layout.markers = markers
    layout.columns = columns
  }

  /// True if all lines that follow go into this container, wherever they begin.
  private var isEndless: Bool {
    let container = containers[position.container]
    return position.container == containers.count - 1 && container.isSimpleRectangularTextContainer
      && container.size.height == .infinity
  }
}

extension TextLayout {
  /// The fragments of the line that ends before a fragment: several if an exclusion divides it.
  fileprivate func fragmentsOfLine(before end: Int) -> ArraySlice<LineFragment> {
    guard end > 0 else { return [] }
    let last = lines[end - 1]
    let others = lines[..<end].lastIndex { $0.container != last.container || $0.rect.minY != last.rect.minY }
    return lines[(others.map { $0 + 1 } ?? 0)..<end]
  }
}

/// The distances by which lines move when text before them changes.
private struct LineShift {
  var paragraphs: Int
  var units: Int
  /// In points.
  var down: Double

  var isZero: Bool { paragraphs == 0 && units == 0 && down == 0 }
}

extension LineFragment {
  fileprivate mutating func move(by shift: LineShift) {
    paragraph += shift.paragraphs
    range = range.moved(by: shift.units)
    hidden = hidden.map { $0.moved(by: shift.units) }
    rect.origin.y += shift.down
    usedRect.origin.y += shift.down
    baseline += shift.down
    if shift.units == 0 && shift.down == 0 { return }
    for index in runs.indices {
      runs[index].range = runs[index].range.moved(by: shift.units)
      runs[index].clusterBase += shift.units
      runs[index].origin.y += shift.down
    }
  }
}
