import GalleyBase
public import GalleyFonts

/// The explanation of a layout: of its lines, and of the text that has no place.
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
  /// The reason that kept them out of the last container.
  public var cause: ContainerMove.Cause
}

extension TextLayout {
  /// Explains each line. The text is laid out once more, and the stages tell what they do.
  /// - Parameter typesetter: one with the fonts that the text was shaped with.
  public func explanation(with typesetter: Typesetter) -> LayoutExplanation {
    let record = FlowRecord()
    _ = layOut(shaped, in: containers, options: options, with: typesetter, observe: record.note)
    var explanation = LayoutExplanation(lines: [], overflow: nil)
    for (index, step) in record.lines.enumerated() where step.placement.firstFragment < lines.count {
      let next = index + 1 < record.lines.count ? record.lines[index + 1].placement.firstFragment : lines.count
      let explainer = LineExplainer(
        layout: self, step: step, fragments: Array(lines[step.placement.firstFragment..<min(next, lines.count)]),
        typesetter: typesetter)
      explanation.lines += explainer.explain(number: index + 1)
    }
    if let overflow {
      let cause = record.move?.cause ?? .tooManyLines(limit: containers.last?.maximumNumberOfLines ?? 0)
      explanation.overflow = OverflowExplanation(range: overflow, cause: cause)
    }
    return explanation
  }
}

/// A line that found its place, and what it was set from.
struct LineStep {
  var placement: LineFlow.Placement
  var line: SetLine
  var paragraph: PreparedParagraph
  /// The reason for another container than that of the line before; nil if it is the same.
  var move: ContainerMove?
}

/// The steps of a flow that an explanation is made of.
private final class FlowRecord {
  /// The lines that stayed.
  private(set) var lines: [LineStep] = []
  /// The last container that took no more lines, if no line found a place since.
  private(set) var move: ContainerMove?

  func note(_ step: LineFlow.Step) {
    switch step {
    case .left(let move): self.move = move
    case .placed(let placement, let line, let paragraph):
      var step = LineStep(placement: placement, line: line, paragraph: paragraph, move: move)
      if let last = lines.last, last.placement.firstFragment == placement.firstFragment {
        // The last line, set again: what came before it stays as it was.
        step.move = last.move
        lines[lines.count - 1] = step
      } else {
        move = nil
        lines.append(step)
      }
    }
  }
}
