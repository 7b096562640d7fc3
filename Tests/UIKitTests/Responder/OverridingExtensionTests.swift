import Testing
public import UIKit

/// What `galley swift` makes of `extension UIStepper { override … }`, and the like of `UISlider`.
extension UIStepper {
  func galley_UIStepper_sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width + 1000, height: 7)
  }
  var galley_UIStepper_canBecomeFirstResponder: Bool { true }
}
class Galley_UIStepper_Overrides: UIStepper {
  override func sizeThatFits(_ size: CGSize) -> CGSize { galley_UIStepper_sizeThatFits(size) }
  override var canBecomeFirstResponder: Bool { galley_UIStepper_canBecomeFirstResponder }
}
extension UIStepper: OverridingExtension {
  public static var overrides: AnyClass { Galley_UIStepper_Overrides.self }
}

private class PlainStepper: UIStepper {
  var isMade = true
}

private class FlatStepper: UIStepper {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width + 10, height: 1)
  }
}

@MainActor @Suite struct OverridingExtensionTests {
  @Test func anExtensionOverridesForItsClass() {
    let stepper = UIStepper()
    #expect(stepper.sizeThatFits(.zero) == CGSize(width: 1000 + stepper.intrinsicContentSize.width, height: 7))
    #expect(stepper.canBecomeFirstResponder)
  }

  @Test func subclassesInheritWhatTheyDoNotOverrideThemselves() {
    #expect(PlainStepper().sizeThatFits(.zero).height == 7)
    #expect(PlainStepper().isMade)
    let flat = FlatStepper()
    #expect(flat.canBecomeFirstResponder)
    // The compiler calls the method of `super` by its name, and so passes over the extension.
    #expect(flat.sizeThatFits(.zero) == CGSize(width: flat.intrinsicContentSize.width + 10, height: 1))
  }

  @Test func otherClassesStayAsTheyAre() {
    #expect(!UISlider().canBecomeFirstResponder)
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).sizeThatFits(.zero) == CGSize(width: 3, height: 4))
  }
}
