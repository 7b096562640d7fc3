/// A closure that returns a condition for assistive technologies.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text for assistive technologies.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns elements for assistive technologies.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns traits for assistive technologies.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
