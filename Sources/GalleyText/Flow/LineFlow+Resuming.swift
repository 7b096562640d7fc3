import GalleyBase
import GalleyFonts

/// Where the first line of a paragraph was to go, which is all that the lines from there on know of those before.
struct ParagraphStart: Hashable, Sendable {
  var position: LineFlow.Position
  /// Index of its first fragment, or of what would be it.
  var fragment: Int
}

extension LineFlow {
  /// A flow that has placed the paragraphs before `index` as `layout` has them, which laid out the same ones.
  init(resuming layout: TextLayout, with shaped: ShapedText, at index: Int, typesetter: Typesetter) {
    self.init(shaped: shaped, containers: layout.containers, options: layout.options, typesetter: typesetter)
    let start = layout.starts[index]
    lines = Array(layout.lines[..<start.fragment])
    starts = Array(layout.starts[..<index])
    move(to: start.position)
    placedEnd = shaped.paragraphs[index].range.lowerBound
    let goesOnElsewhere =
      start.fragment == layout.lines.count || layout.lines[start.fragment].container != position.container
    if goesOnElsewhere { changeLineSpacingOfLastLine(by: 1) }
  }

  /// Whether the lines that `old` has from its paragraph `index` on would come out the same now but for their height:
  /// that paragraph begins at the same place, or a container without end or exclusions makes all places alike.
  func canGoOn(with old: TextLayout, from index: Int) -> Bool {
    guard index < old.starts.count, old.starts[index].fragment < old.lines.count else { return false }
    let start = old.starts[index].position
    return start == position || isEndless && start.container == position.container
  }

  /// The finished layout, with the lines that `old` has from its paragraph `index` on, moved to where the flow is.
  consuming func finish(with old: TextLayout, from index: Int, changeInLength: Int) -> TextLayout {
    let start = old.starts[index]
    if old.lines[start.fragment].container != position.container { closeContainer() }
    let shift = LineShift(
      paragraphs: starts.count - index, units: changeInLength, down: position.top - start.position.top)
    let fragments = lines.count - start.fragment
    let lineCount = position.lineCount - start.position.lineCount
    for line in old.lines[start.fragment...] { lines.append(line.moved(by: shift)) }
    for start in old.starts[index...] {
      var moved = start
      moved.position.top += shift.down
      moved.position.lineCount += lineCount
      moved.fragment += fragments
      starts.append(moved)
    }
    return layout(overflow: old.overflow.map { $0.moved(by: changeInLength) })
  }

  /// Whether all lines that follow go into this container, wherever they begin.
  private var isEndless: Bool {
    let container = containers[position.container]
    return position.container == containers.count - 1 && container.isSimpleRectangularTextContainer
      && container.size.height == .infinity
  }
}

/// How far lines move when text before them changes.
private struct LineShift {
  var paragraphs: Int
  var units: Int
  /// In points.
  var down: Double
}

extension LineFragment {
  fileprivate consuming func moved(by shift: LineShift) -> LineFragment {
    paragraph += shift.paragraphs
    range = range.moved(by: shift.units)
    hidden = hidden.map { $0.moved(by: shift.units) }
    rect.origin.y += shift.down
    usedRect.origin.y += shift.down
    baseline += shift.down
    if shift.units == 0 && shift.down == 0 { return self }
    for index in runs.indices {
      runs[index].range = runs[index].range.moved(by: shift.units)
      runs[index].clusterBase += shift.units
      runs[index].origin.y += shift.down
    }
    return self
  }
}
