/// The way in which drawing is combined with the drawing below it. UIKit counterpart: CGBlendMode.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Draws over existing pixels.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
