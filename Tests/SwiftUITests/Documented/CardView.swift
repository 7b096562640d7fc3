import SwiftUI

/// The view of the manual's example.
struct CardView: SwiftUI.View {
  var body: some SwiftUI.View {
    VStack(alignment: .leading) {
      Text("Night ferry").font(.headline)
      Text("Leaves at 23:40 from pier 4").foregroundStyle(.secondary)
    }
    .padding()
  }
}
