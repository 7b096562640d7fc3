import Testing
import UIKit

@MainActor @Suite struct NumberTests {
  @Test func prioritiesTakeNumbers() {
    let below: UILayoutPriority = .required - 1
    let above: UILayoutPriority = 1 + .defaultLow
    #expect(below.rawValue == 999)
    #expect(above == UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751 && priority > .defaultHigh)
    let distance: Float = UILayoutPriority.required - UILayoutPriority.defaultHigh
    #expect(distance == 250)
  }

  @Test func levelsOfWindowsAndWeightsOfFontsTakeNumbers() {
    let level: UIWindow.Level = .alert + 1
    #expect(level.rawValue == 2001)
    #expect(UIWindow.Level.normal < UIWindow.Level.statusBar)
    let weight: UIFont.Weight = .regular + 0.4
    #expect(weight == .bold)
    #expect(UIFont.Weight.bold > UIFont.Weight.regular)
  }
}
