import GalleyBase
import GalleyFiles
import GalleyScenes
package import GalleyViews

extension UIKitEnvironment {
  /// The keyboard that appears with the first responder; nil for a hardware keyboard. It depends on
  /// the device and its orientation. A device whose keyboard is not known gets the keyboard of an
  /// iPhone 8, or in landscape the keyboard of an iPhone SE.
  package var keyboard: Keyboard? {
    guard !usesHardwareKeyboard else { return nil }
    let orientation: DeviceOrientation = screenSize.width > screenSize.height ? .landscape : .portrait
    return [deviceName, "iPhone 8", "iPhone SE"].lazy.compactMap(Device.named).compactMap { device in
      Keyboard(of: device, in: orientation) ?? Keyboard(of: device, in: orientation, showsPredictions: false)
    }.first
  }

  /// The environment with which a process begins. `$GALLEY_DEVICE` names the device, by default an
  /// iPhone 8; `$GALLEY_KEYBOARD` sets the keyboard.
  static var stated: UIKitEnvironment {
    do {
      return try UIKitEnvironment(
        statedDevice: environmentValue("GALLEY_DEVICE"), keyboard: environmentValue("GALLEY_KEYBOARD"),
        devices: { try FontSet.project.get()?.shared.devices ?? [] })
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Creates an environment from the values of the two environment variables; nil means that a
  /// variable is not set.
  /// - Parameter devices: the project's own, asked for only where a device is stated.
  /// - Throws: an error if the device is not known, or the keyboard is neither `hardware` nor `software`.
  init(statedDevice name: String?, keyboard: String?, devices: () throws -> [Device]) throws {
    if let name {
      let own = try devices()
      guard let device = own.first(where: { $0.name == name }) ?? Device.named(name) else {
        throw UnknownDeviceSetting(
          variable: "GALLEY_DEVICE", word: name, hint: nearestSpelling(to: name, among: (own + Device.all).map(\.name)))
      }
      self.init(device, name: name)
    } else {
      self.init()
    }
    switch keyboard {
    case nil, "software": break
    case "hardware": usesHardwareKeyboard = true
    case let word?:
      throw UnknownDeviceSetting(
        variable: "GALLEY_KEYBOARD", word: word, hint: nearestSpelling(to: word, among: ["hardware", "software"]))
    }
  }
}

/// The error of an environment variable with an unknown value.
struct UnknownDeviceSetting: Error, Hashable, CustomStringConvertible {
  var variable: String
  var word: String
  /// The value that the user probably intended; nil if no known value is similar.
  var hint: String?

  var description: String {
    let kind = variable == "GALLEY_DEVICE" ? "is not a device" : "is neither \"hardware\" nor \"software\""
    return "\(variable) is \"\(word)\", which \(kind)" + (hint.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
