public import Foundation
public import UIFoundation

/// The simulated device. Its battery is full, and its sensors report that it is at rest.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  private static let single = UIDevice()

  /// The only device object of the process.
  open class var current: UIDevice { single }

  /// The name of the environment's device.
  open var name: String { UIKitEnvironment.current.deviceName }
  /// The model of the device: “iPhone” or “iPad”.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device. It is not localised.
  open var localizedModel: String { model }
  /// The name of the simulated system: “iOS” or “iPadOS”.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the simulated system.
  open var systemVersion: String { "18.0" }
  /// The interface idiom of the environment's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// An identifier for the vendor of the application. It is the same in every process.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// The orientation of the device. It is portrait by default, and a test may change it.
  open package(set) var orientation = UIDeviceOrientation.portrait {
    didSet {
      if isGeneratingDeviceOrientationNotifications {
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
      }
    }
  }
  /// True while changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  private var orientationListeners = 0
  /// True if the program monitors the battery.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// The charge of the battery, 0…1, or −1 if it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// True if the program monitors the proximity sensor.
  open var isProximityMonitoringEnabled = false
  /// True while an object is close to the device: always false.
  open var proximityState: Bool { false }
  /// True if several programs can run at once: always true.
  open var isMultitaskingSupported: Bool { true }

  /// Begins to post changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Stops posting changes of the orientation after as many calls as there were calls of
  /// `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Does nothing, since Galley plays no sounds.
  open func playInputClick() {}

  /// Posted after the orientation of the device has changed.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted after the state of the battery has changed. Galley never posts it.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted after the charge of the battery has changed. Galley never posts it.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after an object came close to the device or moved away. Galley never posts it.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
