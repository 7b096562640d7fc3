import SwiftUI

/// A harbour with the tides of a day.
struct HarbourCard: View {
  let name: String
  @State private var isOpen: Bool

  init(name: String, isOpen: Bool = true) {
    self.name = name
    _isOpen = State(initialValue: isOpen)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name).font(.headline)
      if isOpen {
        ForEach(Tide.today) { TideRow(tide: $0) }
      } else {
        Text("The harbour is closed until the storm has passed.").foregroundColor(.secondary)
      }
    }
    .padding()
  }
}

struct HarbourCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HarbourCard(name: "Port of Larkness").previewDisplayName("Open")
      HarbourCard(name: "Port of Larkness", isOpen: false).previewDisplayName("Closed")
    }
    .previewLayout(.sizeThatFits)
  }
}
