import GalleyTesting
import Testing
import UIKit

@testable import Shelf

/// The screen for the number of the card.
@MainActor
@Suite(.snapshots) struct SignInTests {
  private let screen = SignInViewController(
    words: ["title": "Good to see you", "number": "Number of your card", "go": "Sign in"])

  @Test func empty() { assertSnapshot(of: screen, as: .image(on: .iPhone13)) }

  @Test func largeText() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    assertSnapshot(of: screen, as: .image(on: .iPhone13, traits: traits))
  }

  @Test func sixDigits() {
    screen.loadViewIfNeeded()
    for key in "12a3456789" { screen.numberField.insertText(String(key)) }
    #expect(screen.numberField.text == "123456")
    #expect(screen.button.isEnabled)
    assertSnapshot(of: screen, as: .image(on: .iPhone13))
  }
}
