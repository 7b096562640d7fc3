// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation

/// The key of the build number in a bundle's information dictionary.
public let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
/// The key of the bundle's name in its information dictionary.
public let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
/// The key of the bundle's identifier in its information dictionary.
public let kCFBundleIdentifierKey: CFString! = NSString(string: "CFBundleIdentifier")

/// All kinds of text checking.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = NSTextCheckingTypes.max
/// The kinds of text checking that the system defines.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// The kinds of text checking that programs define.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = NSTextCheckingAllTypes - NSTextCheckingAllSystemTypes

extension RunLoop.Mode {
  /// The run loop mode while a finger drags a control.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension ProcessInfo {
  /// Always false, since the program runs as on a phone or tablet.
  public var isMacCatalystApp: Bool { false }
  /// Always false, since the program runs as on a phone or tablet.
  public var isiOSAppOnMac: Bool { false }
}
