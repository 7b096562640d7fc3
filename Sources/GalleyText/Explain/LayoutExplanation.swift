import GalleyBase
public import GalleyFonts

/// Why a layout is as it is: its lines, and what has no place.
public struct LayoutExplanation: Hashable, Sendable {
  /// One for each line fragment, in the same order.
  public var lines: [LineExplanation]
  /// Text that has no place, and why; nil if all has.
  public var overflow: OverflowExplanation?
}

/// Text that is in no line.
public struct OverflowExplanation: Hashable, Sendable {
  /// The characters.
  public var range: Range<Int>
  /// What kept them out of the last container.
  public var cause: ContainerMove.Cause
}

extension TextLayout {
  /// Why each line is as it is. The text is laid out once more, by the same functions, which are now listened to.
  /// - Parameter typesetter: one with the fonts that the text was shaped with.
  public func explanation(with typesetter: Typesetter) -> LayoutExplanation {
    let record = FlowRecord()
    var flow = LineFlow(
      shaped: shaped, containers: containers, options: options, typesetter: typesetter, observe: record.note)
    let start = flow
    for index in shaped.paragraphs.indices {
      guard flow.add(paragraph: index) else { break }
    }
    var explanation = LayoutExplanation(lines: [], overflow: nil)
    var paragraph: ParagraphLines?
    for (index, placement) in record.placements.enumerated() where placement.firstFragment < lines.count {
      let next = index + 1 < record.placements.count ? record.placements[index + 1].firstFragment : lines.count
      let own =
        paragraph?.index == placement.paragraph
        ? paragraph : ParagraphLines(flow: start, paragraph: placement.paragraph)
      paragraph = own
      guard let own else { continue }
      let explainer = LineExplainer(
        layout: self, placement: placement, fragments: lines[placement.firstFragment..<min(next, lines.count)],
        paragraph: own, typesetter: typesetter)
      explanation.lines += explainer.explain(number: index + 1, move: record.moves[index])
    }
    if let overflow { explanation.overflow = OverflowExplanation(range: overflow, cause: cause(of: record)) }
    return explanation
  }

  /// Why the text after the last line has no place.
  private func cause(of record: FlowRecord) -> ContainerMove.Cause {
    guard let bottom = record.bottomOfLeftOut, let last = containers.last else {
      return .tooManyLines(limit: containers.last?.maximumNumberOfLines ?? 0)
    }
    return .tooLow(bottom: bottom, height: last.size.height)
  }
}

/// What a flow said on its way.
private final class FlowRecord {
  /// The lines that stayed.
  private(set) var placements: [LineFlow.Placement] = []
  /// Why a line stands in another container than the one before it.
  private(set) var moves: [ContainerMove?] = []
  /// Lower edge of the first line that found no place.
  private(set) var bottomOfLeftOut: Double?
  private var step: LineFlow.Step?

  func note(_ step: LineFlow.Step) {
    guard case .placed(let placement) = step else {
      if case .tooLow(_, let bottom, _) = step { bottomOfLeftOut = bottom }
      self.step = step
      return
    }
    if let last = placements.last, last.firstFragment == placement.firstFragment {
      // The last line, set again: what came before it stays as it was.
      placements[placements.count - 1] = placement
    } else {
      moves.append(move(to: placement))
      placements.append(placement)
      bottomOfLeftOut = nil
    }
    self.step = nil
  }

  private func move(to placement: LineFlow.Placement) -> ContainerMove? {
    guard placement.position.container > 0, placement.position.lineCount == 0 else { return nil }
    switch step {
    case .tooLow(let container, let bottom, let height):
      return ContainerMove(from: container, cause: .tooLow(bottom: bottom, height: height))
    case .tooManyLines(let container, let limit):
      return ContainerMove(from: container, cause: .tooManyLines(limit: limit))
    case .formFeed(let container): return ContainerMove(from: container, cause: .formFeed)
    case .placed, nil: return nil
    }
  }
}
