import GalleyBase
import Testing

@testable import GalleyText

/// The choice of the lines that are truncated: by the label's mode, the container's or the paragraph's own.
@Suite struct TruncationRuleTests {
  private func rule(
    isLast: Bool, style: LineBreakMode = .byWordWrapping, container: LineBreakMode = .byWordWrapping,
    label: LineBreakMode? = nil
  ) -> TruncationRule {
    var options = LayoutOptions()
    options.lineBreakMode = label
    return TruncationRule(
      isLast: isLast, style: ParagraphStyle { $0.lineBreakMode = style },
      container: TextContainer(size: Size(width: 100, height: 100), lineBreakMode: container), options: options)
  }

  @Test func aLabelTruncatesOnlyItsLastLine() {
    let last = rule(isLast: true, style: .byCharWrapping, label: .byTruncatingHead)
    #expect(last.mode == .byTruncatingHead && last.isCut && !last.wrapsByWord)
    let other = rule(isLast: false, style: .byTruncatingTail, label: .byTruncatingHead)
    #expect(!other.takesRest && !other.isCut && other.wrapsByWord && other.wrapping == .byWordWrapping)
  }

  @Test func aContainerTruncatesOnlyItsLastLine() {
    #expect(rule(isLast: true, container: .byTruncatingMiddle).isCut)
    #expect(!rule(isLast: false, container: .byTruncatingMiddle).isCut)
    #expect(rule(isLast: true, style: .byTruncatingTail, container: .byWordWrapping).mode == .byTruncatingTail)
  }

  @Test func aParagraphThatTruncatesIsOneLine() {
    let rule = rule(isLast: false, style: .byTruncatingTail)
    #expect(rule.takesRest && rule.isCut)
    #expect(rule.inFragment(isLastFragment: false).takesRest)
  }

  @Test func aLastLineIsTruncatedInItsLastFragment() {
    let rule = rule(isLast: true, style: .byTruncatingTail)
    #expect(!rule.inFragment(isLastFragment: false).takesRest && rule.inFragment(isLastFragment: true).takesRest)
  }

  @Test func clippedLinesAreNotTruncated() {
    let rule = rule(isLast: true, label: .byClipping)
    #expect(rule.takesRest && !rule.isCut)
  }
}
