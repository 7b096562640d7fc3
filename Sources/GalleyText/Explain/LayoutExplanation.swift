import GalleyBase
public import GalleyFonts

/// The explanation of a layout, with its lines and its overflowing text.
public struct LayoutExplanation: Hashable, Sendable {
  /// The explanations of all line fragments, in the same order as the fragments.
  public var lines: [LineExplanation]
  /// The overflowing text and the reason why it does not fit; nil if all text fits.
  public var overflow: OverflowExplanation?
}

/// The text after the last line, for which no container has space.
public struct OverflowExplanation: Hashable, Sendable {
  /// The range of the overflowing text.
  public var range: Range<Int>
  /// The reason why the text does not fit in the last container.
  public var cause: ContainerMove.Cause
}

extension TextLayout {
  /// Explains each line of the layout. The text is laid out again, and each stage records its
  /// steps.
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

/// A placed line and the input from which it was made.
struct LineStep {
  var placement: LineFlow.Placement
  var line: LaidOutLine
  var paragraph: PreparedParagraph
  /// The reason why the line is in another container than the line before it; nil if both are in
  /// the same container.
  var move: ContainerMove?
}

/// Collects the lines and the moves to other containers during layout, so that they can be
/// explained.
private final class FlowRecord {
  /// The lines that are placed so far. A line that is laid out again replaces its first version.
  private(set) var lines: [LineStep] = []
  /// The move out of the container that was full before the next line; nil after a line is placed.
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
