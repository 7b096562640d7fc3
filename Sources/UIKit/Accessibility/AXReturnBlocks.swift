/// A closure that returns a Boolean value for assistive technologies.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a string for assistive technologies.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns accessibility elements for assistive technologies.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns accessibility traits for assistive technologies.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
