import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// The lists of properties must be complete, and used in the same way wherever styles are compared or merged.
@Suite struct StylePropertyTests {
  @Test func everyStoredPropertyHasOneRow() {
    #expect(Mirror(reflecting: TextAttributes()).children.map(\.label) == TextAttributes.properties.map(\.name))
    #expect(Mirror(reflecting: ParagraphStyle()).children.map(\.label) == ParagraphStyle.properties.map(\.name))
  }

  @Test func onlyShapingPropertiesReshape() {
    #expect(!TextAttributes().shapesLike(TextAttributes { $0.kern = 0 }))
    #expect(!TextAttributes().shapesLike(TextAttributes { $0.attachment = TextAttachment() }))
    let alike = TextAttributes {
      $0.foregroundColor = .black
      $0.baselineOffset = 3
      $0.link = "#"
    }
    #expect(TextAttributes().shapesLike(alike))
  }

  @Test func insertedTextTakesTheAttributesThatReachIt() throws {
    let font = try TestFonts.mono(12)
    let other = TextAttributes {
      $0.font = font
      $0.foregroundColor = .black
      $0.underlineStyle = .single
      $0.underlineSkipsInk = false
      $0.attachment = TextAttachment()
    }
    let own = TextAttributes { $0.foregroundColor = .white }
    let inserted = own.filled(from: other)
    #expect(inserted.font == other.font && inserted.foregroundColor == .white && inserted.underlineStyle.isEmpty)
    let whole = own.filled(from: other, reaching: .text)
    #expect(whole.font == other.font && whole.underlineStyle == .single && !whole.underlineSkipsInk)
    #expect(whole.attachment == nil)
  }

  @Test func paintingLikeALookDoesNotChangeTheFont() throws {
    let font = try TestFonts.mono(12)
    let look = TextAttributes {
      $0.font = font
      $0.foregroundColor = .black
    }
    let painted = TextAttributes { $0.backgroundColor = .white }.painted(like: look)
    #expect(painted.font == nil && painted.foregroundColor == .black && painted.backgroundColor == .white)
  }
}
