import ArgumentParser
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// The short reader of words and ArgumentParser read the same.
struct PlainRequestTests {
  /// The request that ArgumentParser reads from the words; nil if it refuses them.
  private func parsed(_ words: [String]) -> (any PlainRequest)? {
    guard let command = try? GalleyRoot.parseAsRoot(words) else { return nil }
    switch command {
    case let command as RenderCommand: return command.request()
    case let command as LayoutCommand: return command.request()
    case let command as ExplainCommand: return command.request()
    default: return nil
    }
  }

  private func words<Request: PlainRequest>(of type: Request.Type, _ numbers: inout SeededNumbers) -> [String] {
    var words = [Request.verb]
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        words.append(["a.yaml", "b/c.json", "-", "folder/", "5"].randomElement(using: &numbers) ?? "")
        continue
      }
      guard let option = Request.plainOptions.randomElement(using: &numbers) else { continue }
      words.append(option.names.randomElement(using: &numbers) ?? "")
      if let sample = option.samples.randomElement(using: &numbers) { words.append(sample) }
    }
    // Not plain, now and then.
    if Int.random(in: 0..<12, using: &numbers) == 0 {
      let other = ["--help", "--scale=2", "--filmst", "--", "--overlay", "-qv", "", "--budget", "-"]
      words.insert(other.randomElement(using: &numbers) ?? "", at: Int.random(in: 1...words.count, using: &numbers))
    }
    return words
  }

  private func check<Request: PlainRequest>(_ type: Request.Type, seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var plainCount = 0
    for _ in 0..<400 {
      let words = words(of: type, &numbers)
      guard let plain = plainRequest(of: words) as? Request else { continue }
      plainCount += 1
      let right = parsed(words) as? Request
      #expect(plain == right, "\(words)")
    }
    // Or else the test would test nothing.
    #expect(plainCount > 40)
  }

  @Test func bothReadersReadTheSame() {
    check(RenderRequest.self, seed: 1)
    check(LayoutRequest.self, seed: 2)
    check(ExplainRequest.self, seed: 3)
  }

  /// Every option by itself, in each of its spellings.
  @Test func everyPlainOptionIsTaken() {
    func check<Request: PlainRequest>(_ type: Request.Type) {
      for option in Request.plainOptions {
        for name in option.names {
          let words = [Request.verb, "a.yaml", name] + option.samples.prefix(1)
          let plain = plainRequest(of: words) as? Request
          #expect(plain != nil, "\(words)")
          #expect(plain == parsed(words) as? Request, "\(words)")
          #expect(plain != plainRequest(of: [Request.verb, "a.yaml"]) as? Request, "\(words) changes nothing")
        }
      }
    }
    check(RenderRequest.self)
    check(LayoutRequest.self)
    check(ExplainRequest.self)
  }

  @Test(arguments: [
    ["render", "a.yaml", "--help"], ["render", "--outpu", "x", "a.yaml"], ["render", "a.yaml", "--scale=2"],
    ["render", "a.yaml", "--scale", "x"], ["render", "a.yaml", "--jobs", "0"], ["render", "a.yaml", "-q", "-v"],
    ["render", "a.yaml", "-o"], ["render", "--", "a.yaml"], ["render", ""], ["layout"], ["explain", "a", "b"],
    ["render", "a.yaml", "-o", "x", "-o", "y"], ["verify"], ["help", "render"], [],
  ])
  func othersAreLeftToArgumentParser(words: [String]) { #expect(plainRequest(of: words) == nil) }
}
