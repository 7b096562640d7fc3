import GalleyBase
import GalleyFonts
import GalleyUnicode

/// Places lines below each other until the text ends or the containers are full.
struct LineFlow {
  /// A placed line, and the state of the flow before the line. With this state, the line can be
  /// laid out again.
  struct Placement {
    var paragraph: Int
    var start: Int
    var position: LinePosition
    var firstFragment: Int
  }

  /// A step of the flow, as reported to observers.
  enum Step {
    /// A line was placed. If the same line was placed before, the new fragments replace its old
    /// ones, beginning with the first.
    case placed(Placement, LaidOutLine, PreparedParagraph)
    /// A container has no space for more lines.
    case left(ContainerMove)
  }

  let setting: FlowSetting
  var lines: [LineFragment] = []
  /// The number of fragments before `lines` that are kept unchanged from the layout before an edit.
  var untouchedFragments = 0
  /// The starts of all paragraphs that the flow has reached.
  var starts: [ParagraphStart] = []
  /// The position at which the next line is placed.
  private(set) var position = LinePosition()
  /// The space for lines in the container at `position`.
  private(set) var space: LineSpace
  /// The line that was placed last, with the state before it; nil before the first line.
  private(set) var lastPlacement: Placement?
  /// The offset after the last character of the text that is placed in lines.
  var placedEnd = 0
  /// True if no more lines are placed, because the last container is full or its last line hides
  /// the rest of the text.
  var isFull = false

  init(
    shaped: ShapedText, containers: [TextContainer], options: LayoutOptions, typesetter: Typesetter,
    hooks: LayoutHooks? = nil, observe: ((Step) -> Void)? = nil
  ) {
    precondition(!containers.isEmpty, "text needs a container")
    setting = FlowSetting(
      shaped: shaped, containers: containers, options: options, typesetter: typesetter, hooks: hooks, observe: observe)
    space = LineSpace(containers[0], index: 0, ask: hooks?.lineFragmentRects)
  }

  /// The number of all fragments so far: the unchanged ones and those in `lines`.
  var fragmentCount: Int { untouchedFragments + lines.count }
  /// The text that fits in no line; nil if all text is placed.
  var overflow: Range<Int>? {
    isFull && placedEnd < setting.shaped.text.count ? placedEnd..<setting.shaped.text.count : nil
  }

  /// Returns the finished layout of all lines that were placed.
  mutating func finish() -> TextLayout {
    closeContainer()
    return TextLayout(
      shaped: setting.shaped, containers: setting.containers, options: setting.options, lines: LineFragments(lines),
      overflow: overflow, starts: starts, markers: setting.markers, columns: setting.columns)
  }
}

extension LineFlow {
  private var isLastContainer: Bool { position.container == setting.containers.count - 1 }

  /// True if the container already holds its maximum number of lines.
  var isAtLineLimit: Bool {
    let limit = space.container.maximumNumberOfLines
    return limit > 0 && position.lineCount >= limit
  }

  /// True if the next line is the last one that the last container permits.
  var isLastPermittedLine: Bool {
    let limit = space.container.maximumNumberOfLines
    return isLastContainer && limit > 0 && position.lineCount == limit - 1
  }

  /// True if a line reaches below the container. Always false for the first line of the text if
  /// there is only one container, so that this line is never left out.
  func isTooLow(_ line: LaidOutLine) -> Bool {
    let isForced = fragmentCount == 0 && setting.containers.count == 1
    return line.strip.hasNoRoom || !isForced && line.textBottom > space.container.size.height
  }

  /// Records the position at which a paragraph begins.
  mutating func begin(paragraph index: Int) {
    starts.append(ParagraphStart(position: position, fragment: fragmentCount))
  }

  /// Adds a line at the current position, and moves the position below the line.
  mutating func append(_ line: LaidOutLine, of paragraph: PreparedParagraph) {
    let placement = Placement(
      paragraph: paragraph.index, start: line.request.start, position: position, firstFragment: fragmentCount)
    lastPlacement = placement
    setting.observe?(.placed(placement, line, paragraph))
    makeRoom(for: line.fragments.count)
    lines.append(contentsOf: line.fragments)
    position.top = line.bottom
    position.lineCount += 1
    let (range, separator) = (paragraph.paragraph.range, paragraph.paragraph.separator)
    placedEnd =
      paragraph.endsParagraph(line.strip.lastLine)
      ? max(range.upperBound, separator.upperBound) : range.lowerBound + line.strip.lastLine.next
  }

  /// Reserves memory in `lines` for the rest of the text. The estimate assumes that the remaining
  /// lines are as long as the lines so far.
  ///
  /// Doubling the capacity again and again would use up to twice the memory and copy all lines.
  private mutating func makeRoom(for count: Int) {
    let count = lines.count + count
    guard count > lines.capacity, count > LineFlow.fewLines, let first = lines.first else { return }
    let placed = max(1, placedEnd - first.range.lowerBound)
    let share = Double(setting.shaped.text.count - first.range.lowerBound) / Double(placed)
    // The limits keep the capacity close to the need: later text may differ, and the containers may end.
    lines.reserveCapacity(Int(Double(count) * min(max(share * 1.05, 1.5), 8)))
  }

  /// The maximum number of lines for which `makeRoom` reserves no memory in advance.
  private static var fewLines: Int { 64 }

  /// Removes the last line, `last`, so that it can be laid out again.
  mutating func remove(_ last: Placement) {
    lines.removeSubrange((last.firstFragment - untouchedFragments)...)
    starts.removeSubrange((last.paragraph + 1)...)
    position = last.position
  }

  /// Continues in the next container. Returns false if there is none.
  @discardableResult
  mutating func openNextContainer(after cause: ContainerMove.Cause) -> Bool {
    var isTold = !isLastContainer
    if case .tooLow = cause { isTold = true }
    if isTold { setting.observe?(.left(ContainerMove(from: position.container, cause: cause))) }
    guard !isLastContainer else { return false }
    closeContainer()
    move(to: LinePosition(container: position.container + 1))
    return true
  }

  /// Moves the position of the next line.
  mutating func move(to position: LinePosition) {
    if position.container != self.position.container {
      let index = position.container
      space = LineSpace(setting.containers[index], index: index, ask: setting.hooks?.lineFragmentRects)
    }
    self.position = position
  }

  /// Removes the line spacing below the last line, because only lines of the same container have
  /// space between them (rule: line-spacing-below).
  mutating func closeContainer() { changeLineSpacingOfLastLine(by: -1) }

  /// Adds `factor` times the line spacing to the height of the last line, if this line is in the
  /// current container. With −1, the spacing below the line is removed.
  mutating func changeLineSpacingOfLastLine(by factor: Double) {
    guard let last = lines.last, last.container == position.container else { return }
    let spacing = last.spacingBelow
    guard spacing != 0 else { return }
    for index in lines.indices.reversed() {
      guard lines[index].container == last.container, lines[index].rect.minY == last.rect.minY else { break }
      lines[index].rect.size.height += factor * spacing
      lines[index].usedRect.size.height += factor * spacing
    }
  }
}
