import GalleyBase
public import GalleyFonts

/// The explanation of a layout: its lines and its overflowing text.
public struct LayoutExplanation: Hashable, Sendable {
  /// One explanation for each line fragment, in the same order.
  public var lines: [LineExplanation]
  /// The overflowing text and the reason; nil if everything fits.
  public var overflow: OverflowExplanation?
}

/// Text that is in no line.
public struct OverflowExplanation: Hashable, Sendable {
  /// The characters.
  public var range: Range<Int>
  /// The reason why the last container has no room for them.
  public var cause: ContainerMove.Cause
}

extension TextLayout {
  /// Explains each line. Lays out the text again while the stages record their steps.
  /// - Parameter typesetter: a typesetter with the fonts that shaped the text.
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

/// A placed line, with the input it was made from.
struct LineStep {
  var placement: LineFlow.Placement
  var line: LaidOutLine
  var paragraph: PreparedParagraph
  /// The reason why the line is in another container than the line before; nil if it is in the same.
  var move: ContainerMove?
}

/// A record of the steps of a flow, from which an explanation is made.
private final class FlowRecord {
  /// The lines that were kept.
  private(set) var lines: [LineStep] = []
  /// The last container that had no room for more lines, if no line was placed since.
  private(set) var move: ContainerMove?

  func note(_ step: LineFlow.Step) {
    switch step {
    case .left(let move): self.move = move
    case .placed(let placement, let line, let paragraph):
      var step = LineStep(placement: placement, line: line, paragraph: paragraph, move: move)
      if let last = lines.last, last.placement.firstFragment == placement.firstFragment {
        // The last line, laid out again: its move stays as it was.
        step.move = last.move
        lines[lines.count - 1] = step
      } else {
        move = nil
        lines.append(step)
      }
    }
  }
}
