import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// Lays out shaped text in containers, one after the other. Layout never fails, and its time is
/// linear in the length of the text.
/// - Parameter containers: at least one container. Text that fits into none is the layout's `overflow`.
public func layOut(
  _ shaped: ShapedText, in containers: [TextContainer], options: LayoutOptions, with typesetter: Typesetter
) -> TextLayout {
  var flow = LineFlow(shaped: shaped, containers: containers, options: options, typesetter: typesetter)
  return layOut(&flow)
}

/// Lays out shaped text in containers. The callbacks in `hooks` can determine which parts of a
/// line's strip are free, the space above and below lines, the permitted line breaks and the
/// measures of fragments.
/// - Parameter containers: at least one container. Text that fits into none is the layout's `overflow`.
public func layOut(
  _ shaped: ShapedText, in containers: [TextContainer], options: LayoutOptions, hooks: LayoutHooks,
  with typesetter: Typesetter
) -> TextLayout {
  var flow = LineFlow(
    shaped: shaped, containers: containers, options: options, typesetter: typesetter, hooks: hooks)
  return layOut(&flow)
}

/// Lays out shaped text in one container.
public func layOut(
  _ shaped: ShapedText, in container: TextContainer, options: LayoutOptions, with typesetter: Typesetter
) -> TextLayout { layOut(shaped, in: [container], options: options, with: typesetter) }

/// Lays out shaped text paragraph by paragraph and line by line. When a container is full, the next
/// one is used.
/// - Parameter observe: called with each step.
func layOut(
  _ shaped: ShapedText, in containers: [TextContainer], options: LayoutOptions, with typesetter: Typesetter,
  observe: ((LineFlow.Step) -> Void)?
) -> TextLayout {
  var flow = LineFlow(
    shaped: shaped, containers: containers, options: options, typesetter: typesetter, observe: observe)
  return layOut(&flow)
}

private func layOut(_ flow: inout LineFlow) -> TextLayout {
  let typesetter = flow.setting.typesetter
  let outer = typesetter.enter(.place)
  defer { typesetter.leave(to: outer) }
  for index in flow.setting.shaped.paragraphs.indices {
    guard flow.add(paragraph: index) else { break }
  }
  return flow.finish()
}

extension LineFlow {
  /// Adds the lines of a paragraph. Returns true if all of them fit; false as soon as a line fits
  /// in no container.
  mutating func add(paragraph index: Int) -> Bool {
    let paragraph = PreparedParagraph(index, of: setting)
    begin(paragraph: index)
    addLines(of: paragraph, from: 0) { _ in false }
    return !isFull
  }

  /// Adds the lines of a paragraph, beginning with the line that starts at `start`, until no more
  /// lines fit.
  /// - Parameter isEnd: true if the line that begins at an offset should not be added.
  mutating func addLines(of paragraph: PreparedParagraph, from start: Int, until isEnd: (Int) -> Bool) {
    var start = start
    while true {
      guard let line = addLine(of: paragraph, from: start, isLastVisible: false) else {
        isFull = true
        return setLastLineAgain()
      }
      isFull = isFull || line.leavesTextOut
      guard !isFull, let next = line.next, !isEnd(next) else { return }
      start = next
    }
  }

  /// Adds one line to the first container with enough space for it, beginning with the current
  /// container. Returns nil if the line fits in no container.
  /// - Parameter isLastVisible: true if the line is laid out again because no line fits after it.
  /// - Returns: the beginning of the paragraph's next line, or nil at its end; and whether text is left for which no
  ///   line is permitted.
  private mutating func addLine(
    of paragraph: PreparedParagraph, from start: Int, isLastVisible: Bool
  ) -> (next: Int?, leavesTextOut: Bool)? {
    while true {
      let limit = space.container.maximumNumberOfLines
      if isAtLineLimit, openNextContainer(after: .tooManyLines(limit: limit)) { continue }
      let isLast = isLastVisible || isLastPermittedLine
      let line = paragraph.line(from: start, at: position, in: space, isLast: isLast)
      if isTooLow(line) {
        let cause = ContainerMove.Cause.tooLow(bottom: line.textBottom, height: space.container.size.height)
        guard openNextContainer(after: cause) else { return nil }
        continue
      }
      append(line, of: paragraph)
      let last = line.strip.lastLine
      // Documented: NSLayoutManager.ControlCharacterAction.containerBreak. That it ends a line in the last container is
      // our choice.
      if paragraph.endsContainer(last) { openNextContainer(after: .formFeed) }
      return (paragraph.endsParagraph(last) ? nil : last.next, isLast && !paragraph.endsText(last))
    }
  }

  /// Lays out the last line again, because the text after it does not fit. The line is then
  /// truncated or clipped, by the line break mode of the label or the container.
  ///
  /// The line stays unchanged if the token would make it too high. The token can do so if it has the style of larger
  /// text that it replaces.
  private mutating func setLastLineAgain() {
    guard let last = lastPlacement, last.position.container == position.container,
      setting.options.cutsLastLine(of: space.container)
    else { return }
    let before = self
    remove(last)
    let paragraph = PreparedParagraph(last.paragraph, of: setting)
    if addLine(of: paragraph, from: last.start, isLastVisible: true) == nil { self = before }
  }
}
