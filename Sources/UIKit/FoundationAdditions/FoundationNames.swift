// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation

/// The key of the build's number in a bundle's dictionary.
public let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
/// The key of the bundle's name in its dictionary.
public let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
/// The key of the bundle's identifier in its dictionary.
public let kCFBundleIdentifierKey: CFString! = NSString(string: "CFBundleIdentifier")

/// All kinds of matches in text.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = NSTextCheckingTypes.max
/// The kinds of matches in text that the system has.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// The kinds of matches in text that programs add.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = NSTextCheckingAllTypes - NSTextCheckingAllSystemTypes

extension RunLoop.Mode {
  /// The mode while a finger moves a control.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension ProcessInfo {
  /// False: the program runs as on a phone.
  public var isMacCatalystApp: Bool { false }
  /// False: the program runs as on a phone.
  public var isiOSAppOnMac: Bool { false }
}
