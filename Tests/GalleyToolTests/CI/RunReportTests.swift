import GalleyBase
import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyTool

/// Reports of runs for CI systems.
@Suite struct RunReportTests {
  /// The names are as nasty as file systems allow, but for quotes, which a shell command here uses.
  static let nasty = "a & b <c>, 100% \"d\": é|`e`\tf"

  /// A folder with a scene that is as accepted, one that has changed and has a nasty name, one with a mistake, one without
  /// goldens, and a golden without a scene.
  static func mixed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Goldens/same.yaml": sceneText("same"), "Goldens/\(nasty).yaml": sceneText("old"),
    ])
    try #require(try folder.galley("record").status == 0)
    try writeFile(
      folder.path("Goldens/\(nasty).yaml"), Array(sceneText("\\u0001<]]>&new").utf8))
    try writeFile(folder.path("Goldens/bad.yaml"), Array("galley: 1\nview: []\nsise: 3".utf8))
    try writeFile(folder.path("Goldens/new.yaml"), Array(sceneText("new").utf8))
    try writeFile(folder.path("Goldens/gone.png"), try readFile(folder.path("Goldens/same.png")))
    return folder
  }

  /// Reads XML with Python's parser, and prints `tag name message|…` for each element of a test.
  @Test func junitIsReadByAParser() throws {
    let folder = try Self.mixed()
    #expect(try folder.galley("verify", "--junit", "reports/junit.xml").status == 2)
    let program = """
      import sys, xml.etree.ElementTree as E
      root = E.parse("reports/junit.xml").getroot()
      suite = root.find("testsuite")
      print(root.tag, suite.get("tests"), suite.get("failures"), suite.get("errors"), len(suite))
      for t in suite:
          print(t.get("name"), "/", t.get("classname"), t.get("line"), [(c.tag, c.get("type")) for c in t])
          for c in t.findall("failure"): print("text", repr(c.text.split("\\n")[0]))
      """
    try writeFile(folder.path("read.py"), Array(program.utf8))
    let run = try folder.shell("python3 read.py")
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(run.status == 0, "\(run.errors)")
    #expect(lines[0] == "testsuites 5 3 1 5")
    #expect(lines[1] == "Goldens/\(Self.nasty).yaml / Goldens 7 [('failure', 'changed'), ('system-out', None)]")
    #expect(lines[2].contains("now says “\u{FFFD}<]]>&new” instead of “old”") || lines[2].contains("<]]>&new"))
    #expect(lines.contains("Goldens/same.yaml / Goldens None []"))
    #expect(lines.contains("Goldens/bad.yaml / Goldens None [('error', 'error')]"))
    #expect(lines.contains { $0.hasPrefix("Goldens/new.yaml / Goldens 1 [('failure', 'missing')") })
    #expect(lines.contains { $0.hasPrefix("Goldens/gone.png / Goldens None [('failure', 'orphan')") })
  }

  @Test func sarifHasWhatItMust() throws {
    let folder = try Self.mixed()
    #expect(try folder.galley("verify", "--sarif", "out.sarif").status == 2)
    let log = try JSON(reading: try readFile(folder.path("out.sarif")))
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?.array?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(run["tool"]?["driver"]?["name"]?.string == "galley")
    let results = try #require(run["results"]?.array)
    // Two mistakes in one scene are two results.
    #expect(results.count == 5)
    for result in results {
      let rule = try #require(result["ruleId"]?.string)
      #expect(rules[try #require(result["ruleIndex"]?.integer)]["id"]?.string == rule)
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
      let uri = try #require(place["artifactLocation"]?["uri"]?.string)
      #expect(uri.hasPrefix("Goldens/") && uri.wholeMatch(of: /([A-Za-z0-9\-._~\/!$&'()*+,;=@]|%[0-9A-F]{2})+/) != nil)
      if let region = place["region"] { #expect((region["startLine"]?.integer ?? 0) > 0) }
    }
    #expect(results.compactMap { $0["ruleId"]?.string } == ["changed", "error", "error", "missing", "orphan"])
    #expect(Set(rules.compactMap { $0["id"]?.string }).count == rules.count)
  }

  @Test func annotationsAreCommandsToTheRunner() throws {
    let folder = try Self.mixed()
    let run = try folder.galley(["verify", "--github", "--json"], environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(
        "::error file=Goldens/a & b <c>%2C 100%25 \"d\"%3A é|`e`\tf.yaml,line=7,title=changed::'title' now says "))
    #expect(lines[1].hasPrefix("::error file=Goldens/bad.yaml,line=2,col=1,title=error::unknown key \"view\""))
    #expect(throws: Never.self) { try JSON(reading: run.output) }
    let summary = String(decoding: try readFile(folder.path("summary.md")), as: UTF8.self)
    #expect(summary.hasPrefix("### Galley: 4 failed\n\n1 passed, 4 failed\n"))
    #expect(summary.contains("| changed | Goldens/a &amp; b &lt;c&gt;, 100% \"d\": é\\|\\`e\\`"))
    // What other steps wrote stays.
    _ = try folder.galley(["verify", "--github"], environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    let twice = String(decoding: try readFile(folder.path("summary.md")), as: UTF8.self)
    #expect(twice == summary + summary)
  }

  @Test func picturesOfASummaryKeepTheirNames() throws {
    let folder = try Self.mixed()
    for _ in 0..<2 {
      _ = try folder.galley("verify", "--github")
      let names = try names(in: folder.path("Failures/summary"))
      #expect(names == ["Goldens-\(Self.nasty).compared.png", "Goldens-new.compared.png", "summary.md"])
    }
    let strip = try PNG.decode(
      try readFile(folder.path("Failures/summary/Goldens-\(Self.nasty).compared.png")))
    #expect((strip.width, strip.height) == (3 * 200 + 2 * 8, 80))
    #expect(strip[204, 10] == Color(red: 0xC0, green: 0xC0, blue: 0xC0))
    for name in [Self.nasty, "bad", "new"] { _ = try folder.shell("rm \"$(ls -d Goldens/\(name.prefix(3))*.yaml)\"") }
    _ = try folder.shell("rm -f Goldens/a*  Goldens/gone*")
    #expect(try folder.galley("verify", "--github").status == 0)
    #expect(!exists(folder.path("Failures/summary")))
  }

  @Test func manyAnnotationsAreCounted() {
    let findings = (0..<25).map { Finding(rule: "changed", file: "a\($0).yaml", title: "a\($0).yaml", message: "x") }
    let lines = GitHub.annotations(findings)
    #expect(lines.count == 10)
    #expect(lines.last == "::error::and 16 more: the summary of the job has all")
  }

  @Test func shardsAreJoined() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b"), "Goldens/c.yaml": sceneText("c"),
    ])
    #expect(try folder.galley("record").status == 0)
    try writeFile(folder.path("Goldens/b.yaml"), Array(sceneText("bb").utf8))
    try writeFile(folder.path("Goldens/gone.png"), try readFile(folder.path("Goldens/a.png")))
    let all = try folder.galley("verify", "--junit", "all.xml")
    // Of five parts the last two are empty, which is no failure.
    let statuses = try (1...5).map { index in
      try folder.galley("verify", "--shard", "\(index)/5", "--report-json", "\(index).json").status
    }
    #expect(statuses == [1, 1, 0, 0, 0])
    let files = [3, 1, 2, 5, 4].map { "\($0).json" }
    let merged = try folder.galley(["merge-reports"] + files + ["--junit", "m.xml"])
    #expect(merged.status == 1)
    #expect(try readFile(folder.path("m.xml")) == readFile(folder.path("all.xml")))
    #expect(merged.text.hasPrefix("changed: Goldens/b.yaml: "))
    #expect(merged.text.hasSuffix("1 changed, 2 same\n2 passed, 2 failed\n"))
    #expect(all.text.hasSuffix("2 passed, 2 failed\n"))
    let missing = try folder.galley("merge-reports", "1.json", "2.json")
    #expect(missing.errors == "galley: the report of shard 3/5 is missing\n")
    #expect(missing.status == 2)
    #expect(try folder.galley("merge-reports", "1.json", "1.json").errors.contains("2 reports of shard 1/5"))
    #expect(try folder.galley("merge-reports", "all.xml").errors.contains("all.xml: is no JSON"))
    let other = try folder.galley("merge-reports", "Goldens/a.layout.json")
    #expect(other.errors.contains("is no report of galley verify"))
  }

  /// Nothing compared in all shards together is no success.
  @Test func mergedReportsMustHaveComparedSomething() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a")])
    for index in 1...2 {
      _ = try folder.galley("verify", "--shard", "\(index)/2", "--report-json", "\(index).json")
    }
    let run = try folder.galley("merge-reports", "1.json", "2.json")
    #expect(run.errors.contains("nothing was compared"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2"]) func shardsAreParts(argument: String) throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a")])
    #expect(try folder.galley("verify", "--shard=\(argument)").status == 2)
  }

  @Test func lintHasTheSameForms() throws {
    let scenes = [("a", "a\u{F8FE}"), ("b", "b")].map { name, text in
      ("Goldens/\(name).yaml", sceneText(text).replacing("size: 10", with: "size: 16"))
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: scenes))
    let run = try folder.galley("lint", "--sarif", "l.sarif", "--junit", "l.xml")
    #expect(run.status == 1)
    let log = try JSON(reading: try readFile(folder.path("l.sarif")))
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.count == 1)
    #expect(results.first?["ruleId"]?.string == "missing-glyphs")
    let xml = String(decoding: try readFile(folder.path("l.xml")), as: UTF8.self)
    #expect(xml.contains("<testsuite name=\"galley lint\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
  }

  @Test func charactersThatXMLLacksAreReplaced() {
    #expect(xmlText("a\u{0}\u{1B}\u{FFFE}<b>&\"'\n") == "a\u{FFFD}\u{FFFD}\u{FFFD}&lt;b&gt;&amp;&quot;&apos;&#10;")
    #expect(xmlText("a\n\tb\r", isAttribute: false) == "a\n\tb&#13;")
  }
}
