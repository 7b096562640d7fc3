import GalleyBase
import GalleyFonts
import GalleyUnicode

/// Lines put below each other until the text or the containers end.
struct LineFlow {
  /// A line that has its place: where it began, so that it can be set again.
  struct Placement {
    var paragraph: Int
    var start: Int
    var position: LinePosition
    var firstFragment: Int
  }

  /// A step of the flow, for observers.
  enum Step {
    /// A line found its place. The fragments from its first one on, if there were any, are replaced.
    case placed(Placement, SetLine, PreparedParagraph)
    /// A container takes no more lines.
    case left(ContainerMove)
  }

  let setting: FlowSetting
  var lines: [LineFragment] = []
  /// The number of fragments before `lines`: those of a layout that is updated, which stay as they are.
  var untouchedFragments = 0
  /// The starts of the paragraphs met so far.
  var starts: [ParagraphStart] = []
  /// The place of the next line.
  private(set) var position = LinePosition()
  /// The shape of the container there.
  private(set) var space: LineSpace
  /// The last line that has its place.
  private(set) var lastPlacement: Placement?
  /// The end of the text that has a place.
  var placedEnd = 0
  /// True if nothing more fits.
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

  /// The number of fragments.
  var fragmentCount: Int { untouchedFragments + lines.count }
  /// The text that has no place; nil if all has one.
  var overflow: Range<Int>? {
    isFull && placedEnd < setting.shaped.text.count ? placedEnd..<setting.shaped.text.count : nil
  }

  /// The finished layout.
  mutating func finish() -> TextLayout {
    closeContainer()
    return TextLayout(
      shaped: setting.shaped, containers: setting.containers, options: setting.options, lines: LineFragments(lines),
      overflow: overflow, starts: starts, markers: setting.markers, columns: setting.columns)
  }
}

extension LineFlow {
  private var isLastContainer: Bool { position.container == setting.containers.count - 1 }

  /// True if the container has as many lines as it may have.
  var isAtLineLimit: Bool {
    let limit = space.container.maximumNumberOfLines
    return limit > 0 && position.lineCount >= limit
  }

  /// True if the next line is the last one that the last container permits.
  var isLastPermittedLine: Bool {
    let limit = space.container.maximumNumberOfLines
    return isLastContainer && limit > 0 && position.lineCount == limit - 1
  }

  /// True if a line reaches below the container. A lone container shows its first line, whatever its height.
  func isTooLow(_ line: SetLine) -> Bool {
    let isForced = fragmentCount == 0 && setting.containers.count == 1
    return line.strip.hasNoRoom || !isForced && line.textBottom > space.container.size.height
  }

  /// Notes where a paragraph begins.
  mutating func begin(paragraph index: Int) {
    starts.append(ParagraphStart(position: position, fragment: fragmentCount))
  }

  /// Puts a line where the flow is, and the next one below it.
  mutating func append(_ line: SetLine, of paragraph: PreparedParagraph) {
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

  /// Makes room in `lines` for as many as the rest of the text takes if it goes on as it began. To double their memory
  /// again and again would take as much once more, and copy them all.
  private mutating func makeRoom(for count: Int) {
    let count = lines.count + count
    guard count > lines.capacity, count > LineFlow.fewLines, let first = lines.first else { return }
    let placed = max(1, placedEnd - first.range.lowerBound)
    let share = Double(setting.shaped.text.count - first.range.lowerBound) / Double(placed)
    // Never much more than there are: the text may go on otherwise, and its containers may end.
    lines.reserveCapacity(Int(Double(count) * min(max(share * 1.05, 1.5), 8)))
  }

  /// The number of lines for which nothing is estimated.
  private static var fewLines: Int { 64 }

  /// Takes the last line back, so that it can be set again.
  mutating func remove(_ last: Placement) {
    lines.removeSubrange((last.firstFragment - untouchedFragments)...)
    starts.removeSubrange((last.paragraph + 1)...)
    position = last.position
  }

  /// Goes on in the next container; false if there is none.
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

  /// Puts the next line elsewhere.
  mutating func move(to position: LinePosition) {
    if position.container != self.position.container {
      let index = position.container
      space = LineSpace(setting.containers[index], index: index, ask: setting.hooks?.lineFragmentRects)
    }
    self.position = position
  }

  /// Takes the line spacing back from the last line, since it stands between the lines of one container
  /// (rule: line-spacing-below).
  mutating func closeContainer() { changeLineSpacingOfLastLine(by: -1) }

  /// Adds the line spacing below the last line of this container so many times.
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
