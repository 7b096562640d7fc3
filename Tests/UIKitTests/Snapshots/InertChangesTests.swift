import GalleyTesting
import Testing
import UIKit

/// What was set and has no effect is named where a snapshot fails.
@MainActor @Suite struct InertChangesTests {
  @Test func aNewViewHasNoChanges() {
    let views: [UIView] = [
      UIButton(configuration: .filled()), UIImageView(), UILabel(), UINavigationBar(), UIPageControl(), UIPickerView(),
      UISearchBar(), UISearchTextField(), UITabBar(), UITableView(), UIToolbar(), UITextField(), UITextView(),
      UITableViewCell(style: .value1, reuseIdentifier: "a"),
    ]
    for view in views {
      _ = view.layer
      #expect(InertChanges.properties(of: view) == [], "\(type(of: view))")
    }
    #expect(InertChanges.properties(of: UINavigationController(rootViewController: UIViewController())) == [])
  }

  @Test func everyKindOfPropertyIsFound() {
    final class Search: UISearchBar {}
    let (outer, bar, button) = (UIView(), Search(), UIButton(configuration: .plain()))
    outer.addSubview(bar)
    outer.addSubview(button)
    bar.scopeButtonTitles = ["a", "b"]
    bar.prompt = "p"
    button.configuration?.showsActivityIndicator = true
    button.configuration?.background.strokeOutset = 2
    button.adjustsImageWhenHighlighted = false
    outer.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    outer.layer.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
    let controller = UIViewController()
    controller.view = outer
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(
      Set(InertChanges.properties(of: controller)) == [
        "UISearchBar.scopeButtonTitles", "UISearchBar.prompt", "UIButton.Configuration.showsActivityIndicator",
        "UIBackgroundConfiguration.strokeOutset", "UIButton.adjustsImageWhenHighlighted", "CALayer.contentsRect",
        "CALayer.sublayerTransform", "UINavigationItem.hidesSearchBarWhenScrolling",
      ])
    // A property that changes no picture on iOS is not named.
    bar.searchTextField.textContentType = .name
    bar.scopeButtonTitles = nil
    bar.prompt = nil
    #expect(InertChanges.properties(of: bar) == [])
  }

  @Test func aTypeThatIsComparedHasRows() {
    #expect(InertChanges.types.subtracting(InertProperties.looks.keys) == ["UIBackgroundConfiguration"])
  }

  @Test func aFailingSnapshotNamesThem() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("another view".utf8).write(to: folder.appendingPathComponent("verify.bar.txt"))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    bar.scopeButtonTitles = ["a"]
    let failure = verifySnapshot(
      of: bar as UIView, as: .recursiveDescription, named: "bar", snapshotDirectory: folder.path, testName: "verify")
    #expect(failure?.contains("UISearchBar.scopeButtonTitles was set and has no effect here") == true)
  }
}
