import GalleyTesting
import SwiftUI
import Testing

@MainActor @Suite struct CardTests {
  @Test func card() {
    assertSnapshot(of: CardView(), as: .image)
    assertSnapshot(of: CardView(), as: .image(layout: .fixed(width: 320, height: 120)))
    assertSnapshot(of: CardView(), as: .image(layout: .device(config: .iPhone13)))
    assertSnapshot(of: CardView(), as: .layout)
  }
}
