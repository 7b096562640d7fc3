import GalleyBase
import GalleyFonts
import GalleyUnicode

/// Lines put below each other until the text or the containers end.
struct LineFlow {
  /// A line that was placed: where it began, so that it can be set again.
  struct Placement {
    var paragraph: Int
    var start: Int
    var position: LinePosition
    var firstFragment: Int
    /// Whether no line may follow it.
    var isLast: Bool
  }

  /// What happens on the way, for whoever explains a layout. Nobody listens while one is made.
  enum Step {
    /// A line found its place; what stood from its first fragment on was set again.
    case placed(Placement)
    /// A line would reach down to `bottom`, below the edge of the container.
    case tooLow(container: Int, bottom: Double, height: Double)
    /// A container has as many lines as it may have.
    case tooManyLines(container: Int, limit: Int)
    /// A form feed ended a container.
    case formFeed(container: Int)
  }

  let shaped: ShapedText
  let containers: [TextContainer]
  let options: LayoutOptions
  let typesetter: Typesetter
  /// The markers of list items by paragraph; empty without lists.
  let markers: [String?]
  /// Where columns lie whose tab stops are automatic; nil if there are none.
  let columns: TabColumns?
  private let observe: ((Step) -> Void)?
  var lines: [LineFragment] = []
  /// How many fragments stand before `lines`: those of a layout that is updated, which stay as they are.
  var untouchedFragments = 0
  /// Where the paragraphs met so far begin.
  var starts: [ParagraphStart] = []
  private(set) var position = LinePosition()
  private var space: LineSpace
  private var lastPlacement: Placement?
  /// Where the text that has a place ends.
  var placedEnd = 0
  private var isFull = false

  init(
    shaped: ShapedText, containers: [TextContainer], options: LayoutOptions, typesetter: Typesetter,
    observe: ((Step) -> Void)? = nil
  ) {
    precondition(!containers.isEmpty, "text needs a container")
    self.shaped = shaped
    self.containers = containers
    self.options = options
    self.typesetter = typesetter
    markers = ListNumbering.markers(of: shaped)
    let hasColumns = shaped.paragraphs.contains { $0.style.hasAutomaticTabStops }
    columns = hasColumns ? options.tabColumns ?? TabColumns(measuring: [shaped]) : nil
    self.observe = observe
    space = LineSpace(containers[0])
  }

  /// How many fragments there are.
  var fragmentCount: Int { untouchedFragments + lines.count }
  /// What has no place; nil if all text has one.
  var overflow: Range<Int>? { isFull && placedEnd < shaped.text.count ? placedEnd..<shaped.text.count : nil }

  /// The finished layout.
  consuming func finish() -> TextLayout {
    closeContainer()
    return layout(overflow: overflow)
  }

  /// What was placed, as a layout.
  func layout(overflow: Range<Int>?) -> TextLayout {
    TextLayout(
      shaped: shaped, containers: containers, options: options, lines: lines, overflow: overflow, starts: starts,
      markers: markers, columns: columns)
  }

  /// Adds a paragraph's lines; false once nothing more fits.
  mutating func add(paragraph index: Int) -> Bool {
    let line = ParagraphLines(flow: self, paragraph: index)
    starts.append(ParagraphStart(position: position, fragment: fragmentCount))
    var start = 0
    while true {
      guard let next = place(line, from: start, isLastVisible: false) else {
        isFull = true
        setLastVisibleLineAgain()
        return false
      }
      if next.isFull {
        isFull = true
        return false
      }
      guard let offset = next.start else { return true }
      start = offset
    }
  }

  /// Puts one line where it fits, in this container or one after it; nil if there is none.
  /// - Returns: where the next line begins, nil at the end of the paragraph; and whether nothing may follow.
  private mutating func place(
    _ paragraph: ParagraphLines, from start: Int, isLastVisible: Bool
  ) -> (start: Int?, isFull: Bool)? {
    while true {
      let limit = space.container.maximumNumberOfLines
      if limit > 0, position.lineCount >= limit, !isLastContainer {
        observe?(.tooManyLines(container: position.container, limit: limit))
        openNextContainer()
        continue
      }
      let isLastPermitted = isLastContainer && limit > 0 && position.lineCount == limit - 1
      let line = paragraph.line(
        from: start, at: position, in: space, options: options, isLast: isLastPermitted || isLastVisible)
      // A lone container shows its first line, whatever its height.
      let isForced = fragmentCount == 0 && containers.count == 1
      if !isForced, line.textBottom > space.container.size.height {
        observe?(
          .tooLow(
            container: position.container, bottom: line.textBottom, height: space.container.size.height))
        guard !isLastContainer else { return nil }
        openNextContainer()
        continue
      }
      let placement = Placement(
        paragraph: paragraph.index, start: start, position: position, firstFragment: fragmentCount,
        isLast: isLastPermitted || isLastVisible)
      lastPlacement = placement
      observe?(.placed(placement))
      lines.append(contentsOf: line.fragments)
      position.top = line.bottom
      position.lineCount += 1
      placedEnd = line.placedEnd
      if line.endsContainer, !isLastContainer {
        // Documented: NSLayoutManager.ControlCharacterAction.containerBreak. In the last container it ends a line: ours.
        observe?(.formFeed(container: position.container))
        openNextContainer()
      }
      return (line.next, (isLastPermitted || isLastVisible) && line.leavesText)
    }
  }

  /// Ends the last line as the label or the container says, now that text is left which has no place. It stays as it was
  /// where that would make it too high, which a token can do that looks like the larger text it stands for.
  private mutating func setLastVisibleLineAgain() {
    guard let last = lastPlacement, options.lineBreakMode != nil || !space.container.lineBreakMode.wraps,
      last.position.container == position.container
    else { return }
    let before = self
    lines.removeSubrange((last.firstFragment - untouchedFragments)...)
    starts.removeSubrange((last.paragraph + 1)...)
    position = last.position
    let paragraph = ParagraphLines(flow: self, paragraph: last.paragraph)
    if place(paragraph, from: last.start, isLastVisible: true) == nil { self = before }
  }

  private var isLastContainer: Bool { position.container == containers.count - 1 }

  private mutating func openNextContainer() {
    closeContainer()
    move(to: LinePosition(container: position.container + 1))
  }

  /// Puts the next line elsewhere.
  mutating func move(to position: LinePosition) {
    if position.container != self.position.container { space = LineSpace(containers[position.container]) }
    self.position = position
  }

  /// Takes the line spacing back from the last line, since it stands between the lines of one container (reference
  /// §B.2.7).
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
