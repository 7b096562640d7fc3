import Combine
import Foundation
import Testing
import UIKit

private final class Draft: UIViewController, ObservableObject {
  @Published var name = "Ada"
  @Published var age = 36
}

private class Row: UILabel {
  @Published var row = 1
}

private final class Model: NSObject, ObservableObject {
  @Published var text = ""
  var count = 0 {
    willSet { willChangeValue(for: \.count) }
    didSet { didChangeValue(for: \.count) }
  }
}

@MainActor @Suite struct UIKitPublisherTests {
  @Test func controllersAndObjectsPublishTheirProperties() {
    let draft = Draft()
    var names: [String] = []
    var changes = 0
    let listening = [
      draft.$name.sink { names.append($0) }, draft.objectWillChange.sink { changes += 1 },
    ]
    draft.name = "Grace"
    draft.age = 1
    #expect(names == ["Ada", "Grace"])
    #expect(changes == 2)
    #expect(listening.count == 2)
    let row = Row()
    var rows: [Int] = []
    let rowListening = row.$row.dropFirst().sink { rows.append($0) }
    row.row = 5
    #expect(rows == [5])
    rowListening.cancel()
  }

  @Test func publishedValuesAreAssigned() {
    let (model, label, source) = (Model(), UILabel(), PassthroughSubject<String, Never>())
    source.assign(to: &model.$text)
    let shown = model.$text.map(Optional.some).assign(to: \.text, on: label)
    source.send("one")
    #expect(model.text == "one")
    #expect(label.text == "one")
    shown.cancel()
    source.send("two")
    #expect(label.text == "one")
  }

  @Test func notificationsArePublished() {
    let field = UITextField()
    var texts: [String] = []
    let listening = NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: field)
      .compactMap { ($0.object as? UITextField)?.text }
      .removeDuplicates()
      .sink { texts.append($0) }
    for text in ["a", "a", "b"] {
      field.text = text
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    }
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: UITextField())
    #expect(texts == ["a", "b"])
    listening.cancel()
  }

  /// Of the class itself, and of one below it, whose key path is another.
  @Test func changesThatUIKitTellsArePublished() {
    let (label, row, scroll) = (UILabel(), Row(), UITextView())
    var texts: [String?] = []
    var offsets: [CGPoint] = []
    var bag: Set<AnyCancellable> = []
    label.publisher(for: \.text).sink { texts.append($0) }.store(in: &bag)
    row.publisher(for: \.text, options: [.new]).sink { texts.append($0) }.store(in: &bag)
    scroll.publisher(for: \.contentOffset, options: .new).sink { offsets.append($0) }.store(in: &bag)
    label.text = "label"
    row.text = "row"
    label.textColor = .red
    scroll.contentOffset = CGPoint(x: 0, y: 4)
    #expect(texts == [nil, "label", "row"])
    #expect(offsets.last == CGPoint(x: 0, y: 4))
    bag.removeAll()
    label.text = "more"
    #expect(texts.count == 3)
  }

  @Test func changesThatAClassTellsArePublished() {
    let model = Model()
    var counts: [Int] = []
    var changes = 0
    let listening = [
      model.publisher(for: \.count).sink { counts.append($0) },
      model.publisher(for: \.count, options: []).didChange().sink { changes += 1 },
    ]
    model.count = 2
    #expect(counts == [0, 2])
    #expect(changes == 1)
    #expect(listening.count == 2)
  }

  @Test func valuesArriveOnTheMainQueue() async {
    var heard: [String] = []
    for await value in Just("queue").receive(on: DispatchQueue.main).values { heard.append(value) }
    #expect(heard == ["queue"])
  }

  @Test func valuesArriveOnALoop() {
    var heard: [String] = []
    var bag: Set<AnyCancellable> = []
    Just("loop").receive(on: RunLoop.current).sink { heard.append($0) }.store(in: &bag)
    Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().first().sink { _ in heard.append("timer") }
      .store(in: &bag)
    let end = Date(timeIntervalSinceNow: 5)
    while heard.count < 2, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(Set(heard) == ["loop", "timer"])
  }

  /// The request of an address that nothing answers fails, and the failure is replaced.
  @Test func dataTasksArePublishers() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url)
    let decoded: AnyPublisher<[Int], any Error> = publisher.map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
    _ = decoded.replaceError(with: [])
  }
}
