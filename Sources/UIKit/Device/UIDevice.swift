public import Foundation
public import UIFoundation

/// The simulated device. Battery and sensors are those of a fully charged device at rest.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  private static let single = UIDevice()

  /// The only device.
  open class var current: UIDevice { single }

  /// The device's name: that of the environment's device.
  open var name: String { UIKitEnvironment.current.deviceName }
  /// The kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device, in the user's language.
  open var localizedModel: String { model }
  /// The name of the simulated system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the simulated system.
  open var systemVersion: String { "18.0" }
  /// The kind of interface, that of the environment's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// A name of this device for the vendor of the application, the same in every process.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// The orientation of the device, upright by default; a test may set it.
  open package(set) var orientation = UIDeviceOrientation.portrait {
    didSet {
      if isGeneratingDeviceOrientationNotifications {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
      }
    }
  }
  /// True if changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  private var orientationListeners = 0
  /// True if the battery is to be watched.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// The charge of the battery, 0…1, or −1 if it is not watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// True if nearness is to be watched.
  open var isProximityMonitoringEnabled = false
  /// True while something is near: never.
  open var proximityState: Bool { false }
  /// True if several programs run at once.
  open var isMultitaskingSupported: Bool { true }

  /// Begins posting changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends posting changes of the orientation, after as many calls as of the opposite.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Plays the click of a key: nothing sounds here.
  open func playInputClick() {}

  /// Posted after the device was turned.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted after the state of the battery has changed: never here.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted after the charge of the battery has changed: never here.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after nearness has changed: never here.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
