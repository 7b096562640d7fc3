import GalleyBase
import GalleyViews
import Testing

@testable import UIFoundation

@Suite struct EnvironmentTests {
  @Test func anEnvironmentCanBeReplaced() async {
    let before = UIKitEnvironment.current.traits
    UIKitEnvironment.withEnvironment({ $0.traits = UITraitCollection(userInterfaceStyle: .dark) }) {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
    }
    await UIKitEnvironment.withEnvironment({ $0.locale = "de_DE" }) {
      await Task.yield()
      #expect(UIKitEnvironment.current.locale == "de_DE")
    }
    #expect(UIKitEnvironment.current.traits == before)
  }

  @Test func devicesHaveScreens() {
    let environment = UIKitEnvironment(device: "iPhone 15")
    #expect(environment.screenSize == CGSize(width: 393, height: 852))
    #expect(environment.traits.displayScale == 3)
    #expect(UIKitEnvironment(device: "iPad Air").traits.userInterfaceIdiom == .pad)
  }

  @Test func variablesStateTheDevice() throws {
    let own = Device(name: "Kiosk", screenSize: Size(width: 500, height: 400), scale: 1)
    func stated(_ device: String?, _ keyboard: String? = nil) throws -> UIKitEnvironment {
      try UIKitEnvironment(statedDevice: device, keyboard: keyboard, devices: { [own] })
    }
    #expect(try stated(nil).screenSize == CGSize(width: 375, height: 667))
    #expect(try stated("iphone 15").deviceName == "iPhone 15")
    #expect(try stated("Kiosk").screenSize == CGSize(width: 500, height: 400))
    #expect(try stated("Kiosk").keyboard?.height == 162, "as an iPhone SE on its side")
    #expect(try stated(nil, "software").keyboard?.height == 258)
    #expect(try stated("iPad Air", "hardware").keyboard == nil)
    let mistakes = [("iPhon 15", nil), (nil, "hardwear"), ("Q", nil)].map { device, keyboard in
      #expect(throws: UnknownDeviceSetting.self) { try stated(device, keyboard) }?.description
    }
    #expect(
      mistakes == [
        "GALLEY_DEVICE is \"iPhon 15\", which is not a device; did you mean \"iPhone 15\"?",
        "GALLEY_KEYBOARD is \"hardwear\", which is neither \"hardware\" nor \"software\"; did you mean \"hardware\"?",
        "GALLEY_DEVICE is \"Q\", which is not a device",
      ])
  }

  @Test func laterTraitsCount() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(traits.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark } == UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func categoriesHaveAnOrder() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test func insetsMoveSides() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
