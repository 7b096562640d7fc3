import Testing
import UIKit

@MainActor @Suite struct FindInteractionTests {
  @Test func aTextViewHasOneOnlyIfItIsEnabled() throws {
    let view = UITextView()
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    #expect(view.findInteraction === interaction && interaction.view === view)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible && interaction.activeFindSession?.resultCount == 0)
    interaction.dismissFindNavigator()
    #expect(!interaction.isFindNavigatorVisible)
  }

  @Test func spellingIsNotChecked() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrogn", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages == [])
  }
}
