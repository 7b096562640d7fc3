import SwiftUI

/// One tide in a line: its kind, its time and its height.
struct TideRow: View {
  let tide: Tide

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(tide.kind.rawValue)
        Text(tide.time).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Text("\(tide.height, specifier: "%.1f") m").bold()
    }
    .padding(12)
  }
}

#Preview("High", traits: .fixedLayout(width: 300, height: 60)) {
  TideRow(tide: Tide.today[1])
}

#Preview("Low", traits: .fixedLayout(width: 300, height: 60)) {
  TideRow(tide: Tide.today[0])
}
