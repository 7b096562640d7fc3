public import Foundation

extension NSObject {
  /// Calls a method of this object after a delay in seconds, on the run loop of the calling thread.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      DelayedCalls.shared.remove(timer)
      call.run()
    }
    DelayedCalls.shared.add(timer, call)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Cancels all pending calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the pending calls of an object's method with an equal argument; nil means calls
  /// without an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.shared.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }
}

extension Selector {
  /// Returns the result of a method as an unmanaged object. The object is retained until the next
  /// such call on the same thread.
  package func answer(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, let object = result as? NSObject else { return nil }
    PerformedResults.shared.value = object
    return Unmanaged.passUnretained(object)
  }
}

/// The object that the thread's last call by selector returned. In Objective-C it would be
/// autoreleased.
private enum PerformedResults {
  static let shared = ThreadLocal<NSObject?> { nil }
}

/// A pending call of a method. It retains its object, as on iOS. The method is called on the thread
/// that requested the call.
private struct DelayedCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  func run() { selector.perform(on: target, with: argument) }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let argument as AnyHashable, let other as AnyHashable): argument == other
    case (let argument?, let other?): argument as AnyObject === other as AnyObject
    default: false
    }
  }
}

/// The pending calls of the process, protected by a lock.
private final class DelayedCalls: @unchecked Sendable {
  static let shared = DelayedCalls()

  private let lock = NSLock()
  private var calls: [(timer: Timer, call: DelayedCall)] = []

  func add(_ timer: Timer, _ call: DelayedCall) { lock.withLock { calls.append((timer, call)) } }

  func remove(_ timer: Timer) { lock.withLock { calls.removeAll { $0.timer === timer } } }

  func cancel(_ isMeant: (DelayedCall) -> Bool) {
    // Arguments are compared, and cancelled calls released, outside of the lock, since both may run code that calls
    // this type.
    let forgotten = lock.withLock { calls }.filter { isMeant($0.call) }
    lock.withLock { calls.removeAll { call in forgotten.contains { $0.timer === call.timer } } }
    for (timer, _) in forgotten { timer.invalidate() }
  }
}

/// The call that a timer makes. The method is called on the timer's run loop.
private struct TimedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func run(_ timer: Timer) { selector.perform(on: target, with: timer) }
}

extension Timer {
  /// Creates a timer that calls an object's method. The timer retains the object until it is
  /// invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimedCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.run($0) }
  }

  /// Returns a timer that calls an object's method, on the run loop of the calling thread. The
  /// timer retains the object until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimedCall(target: aTarget as AnyObject, selector: aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.run($0) }
  }
}
