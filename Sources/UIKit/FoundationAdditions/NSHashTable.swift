public import Foundation

/// A set of objects that may be held weakly. Looking up takes time in proportion to the number of members.
open class NSHashTable<ObjectType>: NSObject {
  private var members: [HeldObject] = []
  private let options: NSPointerFunctions.Options

  /// An empty set.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

  /// Returns an empty set with weak members.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: [.weakMemory, .objectPointerPersonality])
  }

  private func sweep() { members.removeAll { $0.object == nil } }

  /// The members, in the order of insertion.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// One of the members; nil if there are none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of living members.
  open var count: Int { allObjects.count }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    sweep()
    guard let object, !contains(object) else { return }
    members.append(HeldObject(object as AnyObject, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    sweep()
    guard let object else { return }
    members.removeAll { $0.isSame(as: object as AnyObject, options) }
  }

  /// Removes everything.
  open func removeAllObjects() { members = [] }

  /// Returns true if an object is a member.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return members.contains { $0.isSame(as: anObject as AnyObject, options) }
  }

  /// Returns the member that equals an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.isSame(as: object as AnyObject, options) }?.object as? ObjectType
  }

  /// Returns the members, in the order of insertion.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
