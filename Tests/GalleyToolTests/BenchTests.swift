import GalleyFiles
import TestSupport
import Testing

/// What `galley bench` measures, at tiny sizes, and what it says of mistakes. No time is compared with another.
@Suite struct BenchTests {
  private static let tiny = ["--part", "0.002", "--rounds", "1", "--family", "Galley Test Mono"]

  /// Runs workloads at tiny sizes and returns the report.
  private func report(_ arguments: [String], in folder: TemporaryFolder) throws -> JSON {
    let run = try folder.galley(["bench"] + arguments + Self.tiny + ["--json"])
    #expect(run.status == 0, "\(run.errors)")
    return try JSON(reading: run.output)
  }

  @Test(arguments: [
    ("--family Intr", "did you mean \"Inter\""), ("cold --family x\"y", "x\"y"),
    ("labels --labels empty", "empty: the file is empty"), ("labels --labels blank", "blank: the file has no labels"),
    ("labels --labels inf", "inf:1: the size must be above 0 and at most 1000 points"),
    ("labels --labels nan", "nan:1: the size must be above 0 and at most 1000 points"),
    ("labels --labels wide", "wide:1: the size must be"), ("labels --labels three", "three:1: expected size, width,"),
    ("labels --labels huge", "the label “xxxx"),
    ("text --text empty", "empty: the file is empty"), ("--rounds -1", "--rounds is -1; it must be at least 1"),
    ("--part 0", "--part is 0.0; it must be above 0 and at most 1"), ("--part nan", "--part is nan; it must be"),
    ("--part -1", "--part is -1.0; it must be"),
    ("cold --profile", "--profile measures the stages of labels and text, not of cold"),
    ("--profile --floor true", "leave out --floor"),
    ("table --part 0.001 --floor ./none", "./none cannot be started: No"),
    ("table --part 0.001 --floor false", "failed: run it to see why"),
    ("table --part 0.001 --floor true", "true table: expected a line of JSON on standard output"),
    ("table --part 0.001 --floor ./other", "./other table: its line of JSON has no number \"cpu\""),
  ])
  func mistakesAreExplained(arguments: String, message: String) throws {
    let folder = try TemporaryFolder([
      "empty": "", "blank": "\n\n", "inf": "inf\t0\ten\ta", "nan": "nan\t0\ten\ta", "wide": "10\tinf\ten\ta",
      "three": "10\t0\ten", "huge": "1000\t0\ten\t" + String(repeating: "x", count: 1000),
      "other": "#!/bin/sh\necho '{ \"time\": 1 }'\n",
    ])
    _ = try folder.shell("chmod +x other")
    let run = try folder.galley(
      ["bench", "--rounds", "1"] + arguments.split(separator: " ").map(String.init),
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.output == [])
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aFewLabelsAreMeasured() throws {
    let folder = try TemporaryFolder(["labels": "10\t0\ten\tHello\n10\t50\tde\tGuten Tag, Welt\n"])
    let run = try folder.galley(
      "bench", "labels", "cold", "--rounds", "1", "--labels", "labels", "--family", "Galley Test Mono", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("\"labels\": 2,"))
    #expect(run.text.contains("\"cold\": {"))
  }

  /// The members of each workload that others rely on.
  @Test(arguments: [
    ("cold", ["CPU ms", "wall ms"]),
    (
      "labels",
      [
        "layout, CPU µs a label", "draw, CPU µs a label", "raster, CPU µs a label", "encode, CPU µs a label",
        "all, CPU µs a label", "labels a CPU second", "PNG bytes a label", "calls of HarfBuzz",
        "line attempts", "glyphs rendered",
      ]
    ),
    ("text", ["MB of text", "lines", "CPU ms", "MB a CPU second", "one paragraph, CPU ms", "calls of HarfBuzz"]),
    ("table", ["rows", "CPU ms", "rows a CPU second"]),
    (
      "typing",
      [
        "paragraphs of 700 bytes, CPU ms a key", "one paragraph, CPU ms a key",
        "text view, paragraphs of 700 bytes, CPU ms a key", "field, 1 keys, CPU ms a key",
        "field, 3 keys, CPU ms a key",
      ]
    ),
    (
      "png",
      [
        "label 600 × 88, fast, bytes", "label 600 × 88, small, CPU ms", "page 2000 × 96, fast, CPU ms",
        "page 2000 × 96, small, bytes",
      ]
    ),
    (
      "compare",
      [
        "2000 × 96, equal bytes, CPU ms", "2000 × 96, equal pixels, reading and decoding both, CPU ms",
        "2000 × 96, different, comparing, CPU ms",
      ]
    ),
    (
      "verify",
      ["one thread, cells", "one thread, cells a second", "two threads, cells a second"]
    ),
  ])
  func everyWorkloadHasItsMembers(workload: String, members: [String]) throws {
    let folder = try TemporaryFolder()
    let report = try report([workload], in: folder)
    #expect(report["galley"]?.number == 1)
    for member in members {
      let value = try #require(report[workload]?[member]?.number, "\(member): \(report)")
      #expect(value >= 0 && value < 1e9, "\(member)")
      // A time of a tiny piece of work may round to nothing.
      if !member.contains("ms"), !member.contains("µs") { #expect(value > 0, "\(member)") }
    }
    #expect(folder.names == [], "nothing is left behind")
  }

  /// A shell that waits takes far less memory than the program that measures it. Where no process may look at another there
  /// is nothing to tell.
  @Test func memoryIsThatOfTheProgramAlone() throws {
    let folder = try TemporaryFolder(["wait": "#!/bin/sh\nsleep 0.2\n"])
    _ = try folder.shell("chmod +x wait")
    let cold = try #require(try report(["cold", "--floor", "./wait"], in: folder)["cold"])
    guard let own = cold["peak MB"]?.number else { return #expect(cold["peak MB, floor"] == nil) }
    let others = try #require(cold["peak MB, floor"]?.number)
    #expect(others > 0.1 && others < own / 2, "\(others) MB beside \(own) MB")
  }

  /// The counted work is the same in every run, and of other sizes it is other work.
  @Test func countsAreAlwaysTheSame() throws {
    let counts = [
      "UTF-16 units to shape", "calls of HarfBuzz", "line attempts", "glyphs rendered", "PNG bytes a label",
    ]
    let folder = try TemporaryFolder()
    let runs = try (0..<2).map { _ in try report(["labels"], in: folder)["labels"] }
    for count in counts {
      #expect(runs[0]?[count]?.number == runs[1]?[count]?.number, "\(count)")
    }
    #expect(runs[0]?["labels"]?.number == 20)
    #expect(runs[0]?["UTF-16 units to shape"]?.number == 668)
    #expect(runs[0]?["calls of HarfBuzz"]?.number == 20, "a label is one run, and measured and drawn from one shaping")
  }

  /// A floor does the same work in the same rounds, and stands beside Galley's values with their ratio.
  @Test func aFloorIsMeasuredInTurn() throws {
    let folder = try TemporaryFolder([
      "floor": """
      #!/bin/sh
      echo "$*" >> log
      echo '{ "layout": 0.002, "raster": 0.004, "encode": 0.006, "png_bytes": 2000, "cpu": 0.5, "edit_ms": 0.25 }'

      """
    ])
    _ = try folder.shell("chmod +x floor")
    let report = try report(["labels", "text", "table", "typing", "cold", "--floor", "./floor"], in: folder)
    #expect(report["labels"]?["layout, CPU µs a label, floor"]?.number == 100)
    #expect(report["labels"]?["all, CPU µs a label, floor"]?.number == 600)
    #expect(report["text"]?["one paragraph, CPU ms, floor"]?.number == 500)
    #expect(report["typing"]?["one paragraph, CPU ms a key, floor"]?.number == 0.25)
    #expect((report["cold"]?["CPU ms, × floor"]?.number ?? 0) > 0)
    let own = try #require(report["table"]?["CPU ms"]?.number)
    let ratio = try #require(report["table"]?["CPU ms, × floor"]?.number)
    #expect(abs(ratio - own / 500) < 0.001)
    let log = String(decoding: try readFile(folder.path("log")), as: UTF8.self).split(separator: "\n")
    for mode in ["label", "batch", "table"] {
      #expect(log.count { $0.contains(" \(mode) ") } == 2, "\(mode): a round that counts, and one before it")
    }
    #expect(log.contains { $0.hasPrefix("-g -D 1 -r 1 -1 -f ") && $0.contains(".ttf") && $0.hasSuffix(" 400 16") })
  }

  @Test func aProfileSharesAllOfTheTime() throws {
    let report = try report(["--profile"], in: try TemporaryFolder())
    let layout = ["analyse", "itemize", "shape", "break", "place"]
    let stages = [
      ("profile of labels", layout + ["views", "draw", "raster", "encode"]), ("profile of text", layout + ["other"]),
    ]
    for (name, stages) in stages {
      let shares = try stages.map { try #require(report[name]?["\($0), %"]?.number, "\(report)") }
      #expect(abs(shares.reduce(0, +) - 100) < 0.1, "\(shares)")
      #expect(shares.allSatisfy { $0 > -0.01 }, "\(shares)")
      #expect((report[name]?["all, ms"]?.number ?? 0) > 0)
    }
  }

  @Test func aTableForDocuments() throws {
    let run = try TemporaryFolder().galley(["bench", "png", "table", "--markdown"] + Self.tiny)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.prefix(2) == ["| workload | measured | value | unit |", "|---|---|---|---|"])
    #expect(lines.contains("| table | 20 rows | 20 | rows |"))
    #expect(lines.allSatisfy { $0.count { $0 == "|" } == 5 })
    #expect(lines.contains { $0.hasPrefix("| png | label 600 × 88, fast | ") && $0.hasSuffix(" | bytes |") })
  }
}
