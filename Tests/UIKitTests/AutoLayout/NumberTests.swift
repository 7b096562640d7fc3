import Testing
import UIKit

@MainActor @Suite struct NumberTests {
  @Test func prioritiesTakeNumbers() {
    let below: UILayoutPriority = .required - 1
    #expect(below.rawValue == 999)
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751 && priority > .defaultHigh)
  }

  @Test func levelsOfWindowsTakeNumbersAndWeightsOfFontsAreCompared() {
    let level: UIWindow.Level = .alert + 1
    #expect(level.rawValue == 2001)
    #expect(UIWindow.Level.normal < UIWindow.Level.statusBar)
    #expect(UIFont.Weight.bold > UIFont.Weight.regular)
  }
}
