package import GalleyBase

/// A symbol at the trailing edge of a row. UIKit counterpart: UITableViewCell.AccessoryType.
public enum TableCellAccessory: String, Hashable, Sendable, CaseIterable {
  /// The row has no accessory.
  case none
  /// The accessory is a chevron that points to the trailing edge.
  case disclosureIndicator
  /// The accessory is an encircled i with a chevron.
  case detailDisclosureButton
  /// The accessory is a check mark.
  case checkmark
  /// The accessory is an encircled i.
  case detailButton
}

extension TableCellAccessory {
  /// A part of an accessory's symbol.
  package struct Shape {
    /// The outline of the part, in the coordinates of the accessory.
    package let path: Path
    /// The style of a line along the outline; nil fills the outline.
    package let line: StrokeStyle?
    /// True if the part has the tint colour, false if it has the colour `tertiaryLabel`.
    package let isTinted: Bool
  }

  /// The size in points. Apple's accessories are symbols of a font; these symbols have our own
  /// dimensions.
  package var size: Size {
    switch self {
    case .none: .zero
    case .checkmark: Size(width: 14, height: 12)
    case .detailButton: Size(width: 22, height: 22)
    case .detailDisclosureButton: Size(width: 42, height: 22)
    case .disclosureIndicator: Size(width: 8, height: 13)
    }
  }

  /// Returns the parts of the accessory, mirrored for right-to-left interfaces if requested.
  /// - Parameter isMirrored: true in a right-to-left interface.
  package func shapes(isMirrored: Bool = false) -> [Shape] {
    switch self {
    case .none: []
    case .checkmark: [line([(1, 7), (5, 11), (13, 1)], isTinted: true)]
    case .disclosureIndicator: [chevron(x: 0, isMirrored)]
    case .detailButton: info(x: 0)
    case .detailDisclosureButton: info(x: isMirrored ? size.width - 22 : 0) + [chevron(x: size.width - 8, isMirrored)]
    }
  }

  private func chevron(x: Double, _ isMirrored: Bool) -> Shape {
    let middle = size.height / 2
    let (back, point) = (x + 1, x + 6.5)
    let shape = [(back, middle - 5.5), (point, middle), (back, middle + 5.5)]
    return line(isMirrored ? shape.map { (size.width - $0.0, $0.1) } : shape, isTinted: false)
  }

  private func info(x: Double) -> [Shape] {
    let ring = Path(ovalIn: Rect(x: x + 1, y: 1, width: 20, height: 20))
    let dot = Path(ovalIn: Rect(x: x + 9.75, y: 5, width: 2.5, height: 2.5))
    let stem = outline([(x + 10, 9), (x + 12, 9), (x + 12, 16), (x + 10, 16)], isClosed: true)
    return [
      Shape(path: ring, line: StrokeStyle(width: 1.5), isTinted: true), Shape(path: dot, line: nil, isTinted: true),
      Shape(path: stem, line: nil, isTinted: true),
    ]
  }

  private func line(_ points: [(Double, Double)], isTinted: Bool) -> Shape {
    Shape(path: outline(points), line: StrokeStyle(width: 2, cap: .round, join: .round), isTinted: isTinted)
  }

  private func outline(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    let places = points.map { Point(x: $0.0, y: $0.1) }
    return Path(
      elements: [.move(places[0])] + places.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }
}
