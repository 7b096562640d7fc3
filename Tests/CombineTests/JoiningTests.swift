import Combine
import Foundation
import Testing

/// What a subscriber was told, in order.
private final class Heard {
  var lines: [String] = []
  var bag: Set<AnyCancellable> = []

  func listen<P: Publisher>(to publisher: P) {
    publisher.sink(
      receiveCompletion: { [self] in
        if case .failure(let error) = $0 { lines.append("failed \(error)") } else { lines.append("finished") }
      },
      receiveValue: { [self] in lines.append("\($0)") }
    ).store(in: &bag)
  }
}

private struct Broken: Error, Equatable {}

@Suite struct JoiningTests {
  @Test func latestValuesBeginWhenAllHaveOneAndEndWithTheLast() {
    let (a, b, c) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), Just(true))
    let heard = Heard()
    heard.listen(to: a.combineLatest(b, c) { "\($0)\($1)\($2)" })
    #expect(heard.lines.isEmpty)
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(heard.lines == ["1xtrue", "1ytrue", "2ytrue", "2ztrue", "finished"])
  }

  @Test func aFailureEndsTheJoinedPublisher() {
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    let (latest, merged) = (Heard(), Heard())
    latest.listen(to: Publishers.CombineLatest(a, b))
    merged.listen(to: a.merge(with: b))
    a.send(1)
    b.send(completion: .failure(Broken()))
    a.send(2)
    #expect(latest.lines == ["failed Broken()"])
    #expect(merged.lines == ["1", "failed Broken()"])
  }

  @Test func mergedValuesComeInTheirOrder() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let (many, eight) = (Heard(), Heard())
    many.listen(to: Publishers.MergeMany(subjects))
    let s = subjects
    eight.listen(to: s[0].map { $0 }.merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
    for number in [3, 0, 7, 7, 2] { subjects[number].send(number) }
    for subject in subjects { subject.send(completion: .finished) }
    #expect(many.lines == ["3", "0", "7", "7", "2", "finished"])
    #expect(eight.lines == many.lines)
  }

  @Test func aSubscriberMaySendToItsOwnPublisher() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let listening = a.merge(with: b).sink { value in
      seen.append(value)
      if value < 3 { b.send(value + 1) }
    }
    a.send(1)
    #expect(seen == [1, 2, 3])
    listening.cancel()
    a.send(9)
    #expect(seen == [1, 2, 3])
  }

  /// What was not asked for is kept: all of a sequence, of latest values the newest.
  @Test func valuesWaitUntilTheyAreAskedFor() {
    var subscription: (any Subscription)?
    var lines: [String] = []
    func subscriber<Value>(_ type: Value.Type) -> AnySubscriber<Value, Never> {
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          lines.append("\($0)")
          return .none
        }, receiveCompletion: { _ in lines.append("finished") })
    }
    [1, 2].publisher.merge(with: [3].publisher).subscribe(subscriber(Int.self))
    #expect(lines.isEmpty)
    subscription?.request(.max(2))
    #expect(lines.count == 2)
    subscription?.request(.max(5))
    #expect(lines.sorted() == ["1", "2", "3", "finished"])
    lines = []
    let number = CurrentValueSubject<Int, Never>(1)
    number.combineLatest(Just("a")).subscribe(subscriber((Int, String).self))
    number.send(2)
    subscription?.request(.max(1))
    #expect(lines == [#"(2, "a")"#])
  }

  @Test func emptyMergesFinish() {
    let heard = Heard()
    heard.listen(to: Publishers.MergeMany([Just<Int>]()))
    #expect(heard.lines == ["finished"])
  }
}
