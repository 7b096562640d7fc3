public import Foundation

/// A smooth transition between colours at locations from 0 to 1.
public final class CGGradient {
  /// A colour at a location in the gradient.
  struct Stop {
    var location: CGFloat
    var color: CGColor
  }

  /// The stops, ordered by location.
  let stops: [Stop]

  private init(_ stops: [Stop]) {
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Creates a gradient from colours at locations; nil if there are no colours. Without locations
  /// the colours are evenly spaced. Array elements that are not colours are left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.init(
      colors.enumerated().map { index, color in
        Stop(location: locations?[index] ?? CGGradient.evenly(index, of: colors.count), color: color)
      })
  }

  /// Creates a gradient from the components of colours at locations. Each colour's opacity is its
  /// last component. Without locations the colours are evenly spaced.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    self.init(
      (0..<count).map { index in
        let values = Array(UnsafeBufferPointer(start: components + index * width, count: width))
        return Stop(
          location: locations?[index] ?? CGGradient.evenly(index, of: count), color: CGColor(space, values))
      })
  }

  private static func evenly(_ index: Int, of count: Int) -> CGFloat {
    count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
  }
}

/// Options for continuing the first or the last colour beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
