import Testing
import UIKit

private final class OwnView: UIView {}

@MainActor @Suite struct DescriptionTests {
  @Test func classesDescribeThemselvesByTheirNames() {
    #expect(type(of: UILabel()).description() == "UIKit.UILabel")
    #expect(OwnView.description().hasSuffix("OwnView"))
  }

  @Test func theApplicationIsReadByItsClass() {
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
