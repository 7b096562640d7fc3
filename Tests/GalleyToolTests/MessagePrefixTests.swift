import TestSupport
import Testing

/// Messages about no place in a file begin with the program's name, whoever finds the mistake.
struct MessagePrefixTests {
  @Test(arguments: [
    ["render", "--foo"], ["verify", "--jobs", "0"], ["render", "-q", "-v", "a.yaml"], ["nothing"], ["json"],
    ["render", "nothing.yaml"], ["layout", "--set", "x", "nothing.yaml"], ["fonts", "add", "nothing.ttf"],
  ])
  func messagesBeginWithTheProgramsName(words: [String]) throws {
    let run = try TemporaryFolder().galley(words)
    expectEqual(run.status, 2)
    #expect(run.errors.hasPrefix("galley: "), "\(run.errors)")
    #expect(!run.errors.contains("Error: "), "\(run.errors)")
  }
}
