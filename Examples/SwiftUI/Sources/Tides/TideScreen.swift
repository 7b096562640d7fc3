import SwiftUI

/// The whole screen: a title and a card.
private struct TideScreen: View {
  @Binding var count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tides").font(.largeTitle).bold()
      Text("\(count) harbours").font(.subheadline)
      HarbourCard(name: "Port of Larkness")
      Spacer()
    }
    .padding()
  }
}

#Preview {
  @Previewable @State var count = 3
  TideScreen(count: $count)
}
