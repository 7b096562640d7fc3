import Testing
import UIKit

/// Configurations that follow the state of their view.
@MainActor
@Suite struct ConfigurationStateTests {
  private static let loud = UIConfigurationStateCustomKey("loud")

  private final class LoudCell: UITableViewCell {
    var isLoud = false { didSet { setNeedsUpdateConfiguration() } }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[ConfigurationStateTests.loud] = isLoud
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state[ConfigurationStateTests.loud] as? Bool == true ? "HELLO" : "hello"
      contentConfiguration = content
    }
  }

  private func text(of cell: UITableViewCell) -> String? {
    cell.layoutIfNeeded()
    return (cell.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func cellsAreUpdatedBeforeTheirLayoutAndWhenTheirStateChanges() {
    let cell = LoudCell(style: .default, reuseIdentifier: nil)
    #expect(text(of: cell) == "hello")
    cell.isLoud = true
    #expect(text(of: cell) == "HELLO")
  }

  @Test func cellsAreUpdatedBeforeTheyAreMeasured() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "one\ntwo\nthree"
      cell.contentConfiguration = content
    }
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 60)
  }

  @Test func handlersLearnOfSelectionHighlightEditingAndDisabling() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [[Bool]] = []
    cell.configurationUpdateHandler = { _, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing, state.isDisabled])
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isEditing = true
    cell.layoutIfNeeded()
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(states == [[false, false, false, false], [true, false, true, false], [true, false, true, true]])
  }

  @Test(arguments: [true, false]) func textOfADisabledCellIsDimmedUnlessTheAppUpdatesIt(isAutomatic: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    var content = cell.defaultContentConfiguration()
    content.text = "text"
    cell.contentConfiguration = content
    func color() -> UIColor? {
      cell.layoutIfNeeded()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
    }
    cell.isUserInteractionEnabled = false
    #expect(color() == (isAutomatic ? .tertiaryLabel : .label))
    cell.isUserInteractionEnabled = true
    #expect(color() == .label)
  }

  @Test func anAppsColourIsKeptInEveryState() {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isDisabled, state.isSelected) = (true, true)
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    #expect(content.updated(for: state).textProperties.color == .red)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .green
    #expect(background.updated(for: state).backgroundColor == .green)
  }

  private nonisolated static let backgrounds: [(UIBackgroundConfiguration, UIColor, UIColor)] = [
    (.listPlainCell(), .systemBackground, .systemGray4), (.listCell(), .systemBackground, .systemGray4),
    (.listGroupedCell(), .secondarySystemGroupedBackground, .systemGray4),
    (.listSidebarCell(), .clear, .secondarySystemFill), (.listGroupedHeaderFooter(), .clear, .clear),
    (.clear(), .clear, .clear),
  ]

  @Test(arguments: backgrounds.indices) func backgroundsFollowTheState(index: Int) {
    let (background, normal, selected) = Self.backgrounds[index]
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(background.updated(for: state).resolvedBackgroundColor(for: .red) == normal)
    state.isSelected = true
    #expect(background.updated(for: state).resolvedBackgroundColor(for: .red) == selected)
    state.isSelected = false
    #expect(background.updated(for: state).resolvedBackgroundColor(for: .red) == normal)
  }

  @Test func headersHaveConfigurationsToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "one\ntwo\nthree\nfour"
    header.contentConfiguration = content
    header.backgroundConfiguration = .listPlainHeaderFooter()
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    header.layoutIfNeeded()
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > 80)
    #expect(header.contentView.subviews.map(\.frame) == [header.bounds])
    #expect(header.subviews.first?.frame == header.bounds)
  }

  @Test func contentOfConstraintsIsMeasuredByThem() {
    struct Box: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { BoxView(self) }
      func updated(for state: any UIConfigurationState) -> Box { self }
    }
    final class BoxView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Box) {
        self.configuration = configuration
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: 123).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Box()
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height.rounded(.down) == 123)
  }
}
