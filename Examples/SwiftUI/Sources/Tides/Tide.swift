import Foundation

/// A time at which the water stands highest or lowest.
struct Tide: Identifiable, Hashable {
  enum Kind: String {
    case high = "High water"
    case low = "Low water"
  }

  let kind: Kind
  let time: String
  /// Above the chart's zero, in metres.
  let height: Double

  var id: String { time }
}

extension Tide {
  static let today = [
    Tide(kind: .low, time: "03:12", height: 0.6),
    Tide(kind: .high, time: "09:27", height: 4.9),
    Tide(kind: .low, time: "15:40", height: 0.8),
    Tide(kind: .high, time: "21:58", height: 4.7),
  ]
}
