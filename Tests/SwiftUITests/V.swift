import Testing
import SwiftUI
@Test func t() { #expect(UIFont.systemFont(ofSize: 17).pointSize == 17) }
