import Testing
import UIKit

@MainActor @Suite struct NavigationDelegateTests {
  final class Sideways: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  }

  final class Silent: NSObject, UINavigationControllerDelegate {}

  final class Upright: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
  }

  @Test func theDelegateDecidesOnOrientations() {
    let navigation = UINavigationController(rootViewController: Sideways())
    let silent = Silent()
    let upright = Upright()
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    navigation.delegate = silent
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    navigation.delegate = upright
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func aDelegateReturnsItsType() {
    let delegate: any UINavigationControllerDelegate = Upright()
    #expect(delegate.isKind(of: Upright.self))
    #expect(!delegate.isKind(of: Silent.self))
    let method = Upright.navigationControllerSupportedInterfaceOrientations
    #expect(delegate.responds(to: Selector("navigationControllerSupportedInterfaceOrientations:", method)))
    #expect(!delegate.responds(to: Selector("isGone", UIView.layoutSubviews)))
  }

  @Test func localesNameCountries() {
    #expect(NSLocale(localeIdentifier: "de_DE").localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(NSLocale(localeIdentifier: "de_DE").localizedString(forLanguageCode: "fr") == "Französisch")
  }
}
