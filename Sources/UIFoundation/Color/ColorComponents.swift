import CoreGraphics
import Foundation

/// The red, green, blue and opacity components of a colour in sRGB, from 0 to 1.
struct ColorComponents: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}

/// A colour's hue, saturation and brightness, from 0 to 1.
struct HueColor: Hashable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: ColorComponents) {
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    brightness = most
    saturation = most > 0 ? range / most : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    if most == color.red {
      sixths = (color.green - color.blue) / range
    } else if most == color.green {
      sixths = (color.blue - color.red) / range + 2
    } else {
      sixths = (color.red - color.green) / range + 4
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let part = sixths - sixths.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sixths) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}

extension CGFloat {
  /// The value limited to the range from 0 to 1.
  var inUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
