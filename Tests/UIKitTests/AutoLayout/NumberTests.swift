import Testing
import UIKit

@MainActor @Suite struct NumberTests {
  @Test func prioritiesTakeNumbers() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 751 && priority > .defaultHigh)
    #expect(UILayoutPriority.required - .defaultHigh == 250)
  }

  @Test func levelsOfWindowsAndWeightsOfFontsTakeNumbers() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UIWindow.Level.normal < .statusBar)
    #expect(UIFont.Weight.bold > .regular && UIFont.Weight.regular + 0.4 == .bold)
  }
}
