import Testing
import UIFoundation

private class Receiver: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func one(_ sender: Any?) { calls.append("one \(sender is NSString)") }
  func notified(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func answer() -> NSString { "yes" }
}

private final class Heir: Receiver {
  override func plain() { calls.append("heir") }
}

@MainActor private final class Screen: NSObject {
  var taps = 0
  func tapped(_ sender: NSObject) { taps += 1 }
  var selector: Selector { Selector("tapped:", Screen.tapped(_:)) }
}

@Suite struct SelectorTests {
  @Test func methodsAreCalled() {
    let receiver = Heir()
    Selector("plain", Receiver.plain).perform(on: receiver)
    Selector("one:", Receiver.one(_:)).perform(on: receiver, with: "x" as NSString)
    Selector("one:", Receiver.one(_:)).perform(on: receiver, with: nil)
    #expect(receiver.calls == ["heir", "one true", "one false"])
    #expect(Selector("answer", Receiver.answer).perform(on: receiver) as? NSString == "yes")
  }

  @Test func namesFindMethodsThatWereGiven() {
    let known = Selector("plain", Receiver.plain)
    let receiver = Receiver()
    Selector("plain").perform(on: receiver)
    #expect(receiver.calls == ["plain"])
    #expect(known == Selector("plain"))
    #expect(known.isUnderstood(by: receiver))
    #expect(!known.isUnderstood(by: NSString()))
  }

  @MainActor @Test func methodsOfTheMainActorAreCalled() {
    let screen = Screen()
    screen.selector.perform(on: screen, with: NSObject())
    #expect(screen.taps == 1)
  }

  @Test func notificationsCallMethodsUntilRemoved() {
    let (center, receiver) = (NotificationCenter(), Receiver())
    let selector = Selector("notified:", Receiver.notified(_:))
    center.addObserver(receiver, selector: selector, name: .init("a"), object: nil)
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: nil)
    center.removeObserver(receiver)
    center.post(name: .init("a"), object: nil)
    #expect(receiver.calls == ["a"])
  }

  @Test func delayedCallsAreForgottenByTheirArgument() {
    let receiver = Receiver()
    let selector = Selector("one:", Receiver.one(_:))
    receiver.perform(selector, with: "a" as NSString, afterDelay: 0)
    receiver.perform(selector, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: selector, object: "b" as NSString)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: selector, object: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(receiver.calls == ["one true"])
    receiver.perform(selector, with: "a" as NSString, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(receiver.calls == ["one true"])
  }

  /// An argument that forgets other calls when it is compared.
  private final class Forgetful: NSObject {
    let other: Receiver

    init(_ other: Receiver) { self.other = other }

    override func isEqual(_ object: Any?) -> Bool {
      NSObject.cancelPreviousPerformRequests(withTarget: other)
      return object as AnyObject? === self
    }
    override var hash: Int { 0 }
  }

  @Test(.timeLimit(.minutes(1))) func anArgumentMayForgetCallsWhileItIsCompared() {
    let (receiver, other) = (Receiver(), Receiver())
    let selector = Selector("one:", Receiver.one(_:))
    other.perform(selector, with: nil, afterDelay: 0)
    receiver.perform(selector, with: Forgetful(other), afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: selector, object: Forgetful(other))
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(receiver.calls == ["one false"])
    #expect(other.calls.isEmpty)
  }
}
