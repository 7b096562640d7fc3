import Testing
import UIKit

/// What stands where content would be.
@MainActor
@Suite struct ContentUnavailableTests {
  private final class Screen: UIViewController {
    var isEmpty = true
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing here"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func shown(in screen: Screen) -> UIContentUnavailableView? {
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    return screen.view.subviews.compactMap { $0 as? UIContentUnavailableView }.last
  }

  @Test func aScreenUpdatesItBeforeItsLayout() {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(shown(in: screen)?.frame == screen.view.bounds)
    screen.isEmpty = false
    #expect(shown(in: screen) != nil)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(shown(in: screen) == nil)
  }

  @Test func theViewIsCentred() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    configuration.secondaryText = "Text"
    configuration.button.title = "Button"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(labels.map(\.text) == ["Title", "Text"])
    for part in labels + [button] { #expect(abs(part.frame.midX - 150) < 0.01) }
    #expect(abs(labels[0].frame.minY - (200 - button.frame.maxY)) < 0.01)
    #expect(labels[1].frame.minY == labels[0].frame.maxY + configuration.textToSecondaryTextPadding)
    #expect(button.frame.minY == labels[1].frame.maxY + configuration.textToButtonPadding)
  }

  @Test func aSearchNamesWhatWasSearchedFor() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "galley"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “galley”")
  }

  @Test func loadingShowsAWheel() {
    let view = UIContentUnavailableView(configuration: .loading())
    let wheels = view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheels.map(\.isAnimating) == [true])
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(wheels.map(\.isAnimating) == [false])
  }
}
