import Testing

@testable import SwiftUI

/// What views read in their environment about typing.
@MainActor @Suite struct InputEnvironmentTests {
  private struct Reader: View {
    @Environment(\.autocorrectionDisabled) private var isDisabled
    let note: (Bool) -> Void

    var body: some View {
      note(isDisabled)
      return Text("a")
    }
  }

  private func read(_ change: (Reader) -> some View) -> Bool? {
    var found: Bool?
    let host = UIHostingController(rootView: change(Reader { found = $0 }))
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.view.layoutIfNeeded()
    return found
  }

  @Test func correctionIsReadInTheEnvironment() {
    #expect(read { $0 } == false)
    #expect(read { $0.autocorrectionDisabled() } == true)
    #expect(read { $0.disableAutocorrection(true) } == true)
    #expect(read { $0.disableAutocorrection(nil).autocorrectionDisabled() } == true)
    #expect(read { $0.autocorrectionDisabled(false).autocorrectionDisabled() } == false)
  }

  private struct TitleKey: FocusedValueKey { typealias Value = String }

  @Test func noViewHasTheFocusThatSuppliesValues() {
    var values = FocusedValues()
    #expect(values[TitleKey.self] == nil)
    values[TitleKey.self] = "a"
    #expect(values[TitleKey.self] == "a")
  }

  @Test func theOlderNameOfTheSafeAreaIsTheSameProperty() {
    let host = UIHostingController(rootView: Text("a"))
    #expect(!host._disableSafeArea)
    host._disableSafeArea = true
    #expect(host.safeAreaRegions == [])
  }
}
