import GalleyBase
import GalleyFonts

extension LineFlow {
  /// Creates a flow that continues `layout` after the first lines of the paragraph at `index`.
  ///
  /// The paragraphs before it must be the ones that `layout` laid out. The flow holds only the fragments that it may
  /// change: those of the last line.
  /// - Parameter lineCount: the number of lines of the paragraph that are kept; they have one fragment each.
  init(
    resuming layout: TextLayout, with shaped: ShapedText, at index: Int, afterLines lineCount: Int,
    typesetter: Typesetter
  ) {
    self.init(shaped: shaped, containers: layout.containers, options: layout.options, typesetter: typesetter)
    starts = Array(layout.starts[..<index])
    var start = layout.starts[index]
    if lineCount > 0 {
      starts.append(start)
      start.fragment += lineCount
      start.position.lineCount += lineCount
      start.position.top = layout.lines[start.fragment].rect.minY
    }
    lines = layout.fragmentsOfLine(before: start.fragment)
    untouchedFragments = start.fragment - lines.count
    move(to: start.position)
    placedEnd = shaped.paragraphs[index].range.lowerBound
    let goesOnElsewhere =
      start.fragment == layout.lines.count || layout.lines[start.fragment].container != position.container
    if goesOnElsewhere { changeLineSpacingOfLastLine(by: 1) }
  }

  /// True if the lines of `old` from paragraph `index` on are still correct, possibly at another
  /// vertical position.
  ///
  /// That is so if the paragraph begins at the same position, or if the container is endless and without exclusions.
  func canGoOn(with old: TextLayout, from index: Int) -> Bool {
    guard index < old.starts.count, old.starts[index].fragment < old.lines.count else { return false }
    let start = old.starts[index].position
    return start == position || isEndless && start.container == position.container
  }

  /// Turns `layout`, from which the flow continued, into the finished layout. Its lines from
  /// paragraph `index` on are kept and moved to the flow's position without copying.
  consuming func finish(_ layout: inout TextLayout, keepingFrom index: Int, changeInLength: Int) {
    let start = layout.starts[index]
    if layout.lines[start.fragment].container != position.container { closeContainer() }
    let move = LineMove(
      paragraphs: starts.count - index, paragraphStart: changeInLength, down: position.top - start.position.top)
    let lineCount = position.lineCount - start.position.lineCount
    finish(&layout, keepingFrom: start.fragment, in: index, moving: move, rest: move, lineCount: lineCount)
  }

  /// Turns `layout` into the finished layout. Its lines from `fragment` on, which is in the middle
  /// of an edited paragraph, are kept and moved. Each kept line of that paragraph has one fragment.
  consuming func finish(
    _ layout: inout TextLayout, keepingFrom fragment: Int, ofParagraphBefore index: Int, changeInLength: Int
  ) {
    let down = position.top - layout.lines[fragment].rect.minY
    finish(
      &layout, keepingFrom: fragment, in: index, moving: LineMove(inParagraph: changeInLength, down: down),
      rest: LineMove(paragraphStart: changeInLength, down: down), lineCount: fragmentCount - fragment)
  }

  /// - Parameters:
  ///   - index: the first paragraph whose lines are all kept. They move by `rest`, the lines before them by `move`.
  ///   - lineCount: the number of additional lines before them.
  private consuming func finish(
    _ layout: inout TextLayout, keepingFrom fragment: Int, in index: Int, moving move: LineMove, rest: LineMove,
    lineCount: Int
  ) {
    let fragments = fragmentCount - fragment
    let next = index < layout.starts.count ? layout.starts[index].fragment : layout.lines.count
    layout.lines.replace(untouchedFragments..<fragment, with: lines, moving: move, upTo: next, andRest: rest)
    for start in layout.starts[index...] {
      var moved = start
      moved.position.top += rest.down
      moved.position.lineCount += lineCount
      moved.fragment += fragments
      starts.append(moved)
    }
    update(&layout, overflow: layout.overflow.map { $0.moved(by: rest.units) })
  }

  /// Turns `layout` into the finished layout. The lines of the flow replace its last lines.
  consuming func finish(_ layout: inout TextLayout) {
    closeContainer()
    let end = layout.lines.count
    layout.lines.replace(untouchedFragments..<end, with: lines, moving: .zero, upTo: end, andRest: .zero)
    update(&layout, overflow: overflow)
  }

  private func update(_ layout: inout TextLayout, overflow: Range<Int>?) {
    layout.shaped = setting.shaped
    layout.overflow = overflow
    layout.starts = starts
    layout.markers = setting.markers
    layout.columns = setting.columns
  }

  /// True if the container at the current position holds all following lines, whatever their text.
  private var isEndless: Bool {
    position.container == setting.containers.count - 1 && setting.containers[position.container].isEndless
  }
}

extension TextContainer {
  /// True if the container holds any number of lines, and lines break the same way at every height.
  var isEndless: Bool { isSimpleRectangularTextContainer && size.height == .infinity }
}

extension TextLayout {
  /// Returns the fragments of the line that ends before fragment `end`. A line has several
  /// fragments if an exclusion divides it.
  fileprivate func fragmentsOfLine(before end: Int) -> [LineFragment] {
    guard end > 0 else { return [] }
    let last = lines[end - 1]
    var start = end - 1
    while start > 0, lines[start - 1].container == last.container, lines[start - 1].rect.minY == last.rect.minY {
      start -= 1
    }
    return Array(lines[start..<end])
  }
}
