import GalleyBase
import GalleyFonts

extension LineFlow {
  /// A flow that has placed the paragraphs before `index` as `layout` has them, which laid out the same ones, and some
  /// lines of that paragraph. It holds no more of their lines than it may change: the fragments of the last one.
  /// - Parameter lineCount: the number of lines of the paragraph; they have one fragment each.
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
    let move = LineMove(
      paragraphs: starts.count - index, paragraphStart: changeInLength, down: position.top - start.position.top)
    let lineCount = position.lineCount - start.position.lineCount
    finish(&layout, keepingFrom: start.fragment, in: index, moving: move, rest: move, lineCount: lineCount)
  }

  /// The same for lines in the midst of a paragraph, from the fragment `fragment` on, of which each line has one.
  consuming func finish(
    _ layout: inout TextLayout, keepingFrom fragment: Int, ofParagraphBefore index: Int, changeInLength: Int
  ) {
    let down = position.top - layout.lines[fragment].rect.minY
    finish(
      &layout, keepingFrom: fragment, in: index, moving: LineMove(inParagraph: changeInLength, down: down),
      rest: LineMove(paragraphStart: changeInLength, down: down), lineCount: fragmentCount - fragment)
  }

  /// - Parameters:
  ///   - index: the first paragraph of which all lines are kept. They make the move `rest`, those before it `move`.
  ///   - lineCount: the number of lines that there are more before them.
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

  /// Makes the layout that the flow resumed the finished one, without any lines after those of the flow.
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

  /// True if all lines that follow go into this container, wherever they begin.
  private var isEndless: Bool {
    position.container == setting.containers.count - 1 && setting.containers[position.container].isEndless
  }
}

extension TextContainer {
  /// True if it takes all lines that follow, and all places in it are alike.
  var isEndless: Bool { isSimpleRectangularTextContainer && size.height == .infinity }
}

extension TextLayout {
  /// The fragments of the line that ends before a fragment: several if an exclusion divides it.
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
