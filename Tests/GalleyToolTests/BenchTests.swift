import TestSupport
import Testing

/// What `galley bench` is given can be wrong like anything else.
@Suite struct BenchTests {
  @Test(arguments: [
    ("--family Intr", "did you mean “Inter”"), ("cold --family x\"y", "x\"y"),
    ("labels --labels empty", "empty: the file is empty"), ("labels --labels blank", "blank: there is no label in it"),
    ("labels --labels inf", "inf:1: a label's size is above 0 and at most 1000 points"),
    ("labels --labels nan", "nan:1: a label's size is above 0 and at most 1000 points"),
    ("labels --labels wide", "wide:1: a label's size"), ("labels --labels three", "three:1: a label is size, width,"),
    ("labels --labels huge", "the label “xxxx"),
    ("text --text empty", "empty: the file is empty"), ("--rounds -1", "--rounds is -1; it must be at least 1"),
  ])
  func mistakesAreExplained(arguments: String, message: String) throws {
    let folder = try TemporaryFolder([
      "empty": "", "blank": "\n\n", "inf": "inf\t0\ten\ta", "nan": "nan\t0\ten\ta", "wide": "10\tinf\ten\ta",
      "three": "10\t0\ten", "huge": "1000\t0\ten\t" + String(repeating: "x", count: 1000),
    ])
    let run = try folder.galley(["bench", "--rounds", "1"] + arguments.split(separator: " ").map(String.init))
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
}
