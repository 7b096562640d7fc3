import GalleyBase
import GalleyViews

extension Form where Value == SceneDevice {
  /// The form of a device: its name, or `{ name: iPhone 8, orientation: landscape }`.
  static var device: Form {
    Form("a device", Shape.string("name of a device").or(.mapping { DeviceDraft.keys.description })) { decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return Form<Device>.deviceName.read(&decoding, node).map { SceneDevice($0) }
      }
      var draft = DeviceDraft()
      decoding.decode(node, into: &draft, by: DeviceDraft.keys)
      return draft.device.map { SceneDevice($0, orientation: draft.orientation) }
    }
  }
}

/// A device with the keys read so far.
private struct DeviceDraft {
  var device: Device?
  var orientation = DeviceOrientation.portrait

  static let keys = KeyTable<DeviceDraft>(
    "a device",
    [
      Key("name", form: .deviceName) { $0.device = $1 }.documented("The name, in upper or lower case.", uikit: nil),
      Key("orientation", form: .choice()) { $0.orientation = $1 }
        .documented("The orientation.", default: "portrait", uikit: "UIDevice.orientation"),
    ], required: ["name"])
}

extension Form where Value == Device {
  /// The form of a device name: the name of a device that Galley or the project defines, in upper
  /// or lower case.
  static var deviceName: Form {
    Form(
      "the name of a device",
      Shape.words(Device.all.map(\.name)).or(
        .string("the same in upper or lower case, or the name of a device of the project"))
    ) {
      decoding, node in
      guard let name = Form<String>.string.read(&decoding, node) else { return nil }
      if let own = decoding.environment.devices.first(where: { $0.name.lowercased() == name.lowercased() }) {
        return own
      }
      if let device = Device.named(name) { return device }
      // Names of devices are so similar that a suggestion would mostly be a different device.
      var mistake = decoding.document.diagnostic(
        "\"\(name.shortened)\" is not a known device; for another device set size and scale", at: node,
        path: decoding.path, valid: decoding.environment.devices.map(\.name) + Device.all.map(\.name))
      mistake.word = name
      decoding.add(mistake)
      return nil
    }
  }
}
