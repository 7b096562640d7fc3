public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Returns the number of elements of a list.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of an object in a list, to be cast to a reference. It holds as long as the list has the object.
/// On iOS elements may also be numbers in the place of addresses.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}
