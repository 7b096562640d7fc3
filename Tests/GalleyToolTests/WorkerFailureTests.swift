import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Jobs that take too much or end their process, and clients of the socket.
@Suite struct WorkerFailureTests {
  /// A shell function that prints a process that `$1` has started and that is not `$2`, waiting until there is one.
  private static let childOf = """
    child() { while :; do for f in /proc/[0-9]*/stat; do
      read -r pid name state parent rest < $f || continue
      [ "$parent" = "$1" ] && [ "$pid" != "$2" ] && [ "$state" != Z ] && echo $pid && return
    done 2> /dev/null; done; }
    works() { for i in {1..30000}; do
      read -r _ _ _ _ _ _ _ _ _ _ _ _ _ ticks rest < /proc/$1/stat && [ "$ticks" -lt 20 ] && sleep 0.02 || break
    done 2> /dev/null; }
    """

  private static func text(_ id: Int) -> String { "{ \"id\": \(id), \"text\": \"a\" }\n" }

  /// A scene that takes many times as long as the others.
  private static let slow = sceneText(String(repeating: "slow ", count: 120_000))
  /// The second job is slow.
  private static let jobs = text(1) + "{ \"id\": 2, \"scene\": \"slow.yaml\" }\n" + (3...9).map(text).joined()

  private func results(_ text: String) throws -> [JSON] {
    try text.split(separator: "\n").map { try JSON(reading: Array($0.utf8)) }
  }

  @Test(arguments: [1, 2]) func aJobThatTakesTooLongIsEnded(processes: Int) throws {
    let folder = try TemporaryFolder([
      "jobs": Self.jobs, "slow.yaml": sceneText(String(repeating: "slow ", count: 3_000_000)),
    ])
    let run = try folder.shell("\"$GALLEY\" worker -j \(processes) --time-limit 2 --budget textUnits=15000000 < jobs")
    let found = try results(run.text)
    #expect(run.status == 0)
    #expect(found.map { $0["id"]?.integer } == (1...9).map { $0 })
    #expect(found.map { $0["ok"] } == (1...9).map { JSON.bool($0 != 2) })
    #expect(
      found[1]["error"]?.line == "{ \"kind\": \"time\", \"where\": \"job\", "
        + "\"message\": \"the job took more than the 2 seconds of --time-limit\" }")
  }

  @Test func aJobThatEndsItsProcessTwiceHasFailed() throws {
    let jobs = String(Self.jobs.dropFirst(Self.text(1).count))
    let folder = try TemporaryFolder(["jobs": jobs, "slow.yaml": Self.slow])
    let run = try folder.shell(
      """
      \(Self.childOf)
      "$GALLEY" worker -j 1 --time-limit 600 < jobs & worker=$!
      first=$(child $worker); works $first; kill -s SEGV $first
      second=$(child $worker $first); works $second; kill -s KILL $second
      wait $worker
      """)
    let found = try results(run.text)
    #expect(run.status == 0)
    #expect(found.map { $0["id"]?.integer } == (2...9).map { $0 })
    #expect(found.map { $0["ok"] } == (2...9).map { JSON.bool($0 != 2) })
    #expect(
      found[0]["error"]?["message"]?.string == "the job crashed two processes; the second with signal 9 (Killed)")
  }

  @Test func aProcessThatIsKilledFromOutsideLosesNoJob() throws {
    let folder = try TemporaryFolder(["jobs": Self.jobs, "slow.yaml": Self.slow])
    let run = try folder.shell(
      """
      \(Self.childOf)
      "$GALLEY" worker -j 1 --time-limit 600 < jobs & worker=$!
      first=$(child $worker); works $first; kill -s KILL $first
      wait $worker
      """)
    let found = try results(run.text)
    #expect(run.status == 0)
    #expect(found.map { $0["ok"] } == (1...9).map { _ in JSON.bool(true) })
  }

  @Test func aJobThatTakesTooMuchMemoryIsEnded() throws {
    // Each half transparent view is a layer of its own while it is drawn, of 32 MB.
    var view = "label: { text: a }"
    for _ in 0..<5 {
      view = "view: { alpha: 0.5, backgroundColor: '#FF0000', frame: [0, 0, 2800, 2800], subviews: [ { \(view) } ] }"
    }
    let scene = JSON.string("galley: 1\nsize: [2800, 2800]\nscale: 1\nviews:\n  - \(view)\n").line
    let folder = try TemporaryFolder([
      "jobs": Self.text(1) + "{ \"id\": 2, \"scene\": \(scene), \"outputs\": { \"digest\": true } }\n" + Self.text(3)
        + "{ \"id\": 4, \"scene\": \(scene), \"scale\": 2, \"outputs\": { \"digest\": true } }\n"
    ])
    let found = try results(try folder.shell("\"$GALLEY\" worker -j 1 --memory-limit 128 < jobs").text)
    #expect(found.map { $0["ok"] } == [.bool(true), .bool(false), .bool(true), .bool(false)])
    #expect(found[1]["error"]?["kind"]?.string == "memory", "\(found[1].line)")
    #expect(
      found[3]["error"]?["message"]?.string
        == "the picture would have 5600 × 5600 pixels; with --memory-limit 128 at most 8388608 are allowed")
  }

  @Test func aLineThatIsTooLongIsPassedOver() throws {
    let long = "{ \"text\": \"" + String(repeating: "x", count: 17 << 20) + "\" }\n"
    let folder = try TemporaryFolder(["jobs": Self.text(1) + long + Self.text(3) + "{ \"id\": 4, \"text\": \"b\" }"])
    let found = try results(try folder.shell("\"$GALLEY\" worker < jobs").text)
    #expect(found.map { $0["id"]?.integer } == [1, nil, 3, 4])
    #expect(found[1]["error"]?["kind"]?.string == "size")
  }

  @Test func clientsOfTheSocketHaveResultsOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    let started = try folder.shell("\"$GALLEY\" worker --socket s -j 1 2> errors > /dev/null & echo $!")
    let process = try #require(pid_t(started.text.split(separator: "\n").first ?? ""))
    defer { kill(process, SIGTERM) }
    let first = try connection(folder.path("s"))
    let second = try connection(folder.path("s"))
    send(first, Self.text(1) + Self.text(2))
    send(second, Self.text(3))
    shutdown(second, Int32(SHUT_WR))
    try expectEqual(results(received(second)).map { $0["id"]?.integer }, [3])
    // One that goes away takes its jobs along.
    let third = try connection(folder.path("s"))
    send(third, String(repeating: Self.text(9), count: 50))
    close(third)
    send(first, Self.text(4))
    shutdown(first, Int32(SHUT_WR))
    try expectEqual(results(received(first)).map { $0["id"]?.integer }, [1, 2, 4])
    let other = try folder.galley("worker", "--socket", "s")
    #expect(other.status == 2)
    #expect(other.errors == "galley: s: a process listens at this socket already\n")
  }

  /// A worker that is killed leaves the file of its socket behind.
  @Test func aSocketThatNobodyListensAtIsReplaced() throws {
    let folder = try TemporaryFolder()
    // The shell waits for the end of what it kills: nothing listens any more.
    let killed = try folder.shell(
      """
      "$GALLEY" worker --socket s -j 1 2> first & p=$!
      while ! grep -q listening first; do sleep 0.05; done
      kill -9 $p; wait $p 2> /dev/null; test -S s && echo left
      """)
    #expect(killed.text.contains("left"))
    let started = try folder.shell("\"$GALLEY\" worker --socket s -j 1 2> errors > /dev/null & echo $!")
    let process = try #require(pid_t(started.text.split(separator: "\n").first ?? ""))
    defer { kill(process, SIGTERM) }
    let client = try connection(folder.path("s"))
    send(client, Self.text(1))
    shutdown(client, Int32(SHUT_WR))
    try expectEqual(results(received(client)).map { $0["id"]?.integer }, [1])
  }

  /// A connection to the socket at `path`, as soon as something listens there.
  private func connection(_ path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    for _ in 0..<15_000 {
      let result = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if result == 0 { return descriptor }
      usleep(20_000)
    }
    Issue.record("nothing listens at the socket")
    return descriptor
  }

  private func send(_ descriptor: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// All that arrives until the other end is done.
  private func received(_ descriptor: Int32) throws -> String {
    var bytes: [UInt8] = []
    while let chunk = readAvailable(descriptor), !chunk.isEmpty { bytes += chunk }
    close(descriptor)
    return String(decoding: bytes, as: UTF8.self)
  }
}
