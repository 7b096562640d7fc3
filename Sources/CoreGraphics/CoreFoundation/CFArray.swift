public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of an object in an array, to be cast to a reference. The address is valid as
/// long as the array contains the object. On iOS the element may be a number instead of an address.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}
