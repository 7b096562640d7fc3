import Testing
import UIKit

/// Classes whose objects are copied, or made from a class, have initialisers that a subclass may leave out or replace.
@MainActor @Suite struct SubclassInitializerTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var note = ""
    override init() {
      super.init()
      note = "made"
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {
    let note: String
    override init() {
      note = "made"
      super.init()
    }
  }

  private final class Layout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { Context.self }
  }

  private final class Fade: CABasicAnimation {
    let note: String
    override init() {
      note = "made"
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Form: UIGraphicsImageRendererFormat {
    let note: String
    override init() {
      note = "made"
      super.init()
    }
  }

  private final class Button: UIBarButtonItem {
    var note = ""
    override init() {
      super.init()
      note = "made"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func copiesAreOfTheSubclass() {
    #expect((Attributes().copy() as? Attributes)?.note == "made")
    #expect((Fade().copy() as? Fade)?.note == "made")
    #expect((Form().copy() as? Form)?.note == "made")
    #expect(Form.preferred().note == "made")
  }

  @Test func objectsOfAClassThatIsNamedAreMade() {
    #expect((Layout().invalidationContext(forBoundsChange: .zero) as? Context)?.note == "made")
  }

  @Test func barButtonsWithoutInitialisersOfTheirOwnHaveUIKits() {
    let button = Button(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(button.title == "Done" && button.note == "made")
    let space = Button.fixedSpace(7)
    #expect(space.note == "made" && space.width == 7 && space.systemItem == .fixedSpace)
    #expect(Button.flexibleSpace().systemItem == .flexibleSpace)
  }
}
