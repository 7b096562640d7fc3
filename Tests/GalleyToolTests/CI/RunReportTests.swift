import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyScenes
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
    try expectEqual(folder.galley("verify", "--junit", "reports/junit.xml").status, 2)
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

  /// A report of previews, whose pictures have no scene: findings are at the preview in its Swift file.
  @Test func findingsOfPreviewsAreAtTheirSource() throws {
    let folder = try TemporaryFolder([
      "previews.json": """
      {"galley": 1, "passed": 1, "failed": 2, "scenes": [
        {"scene": "Previews/Card", "verdict": "changed", "source": "Sources/Card.swift:12", "reasons": ["wider"]},
        {"scene": "Previews/Row", "verdict": "error", "source": "Sources/Row.swift:3", "error": "it crashed"},
        {"scene": "Previews/Same", "verdict": "same", "source": "Sources/Same.swift:1"}], "orphans": []}
      """
    ])
    let run = try folder.galley(
      "merge-reports", "previews.json", "--junit", "out.xml", "--sarif", "out.sarif", "--github")
    #expect(
      run.errors.contains("::error file=Sources/Card.swift,line=12,title=changed::Previews/Card: wider"),
      "\(run.errors)")
    let xml = String(decoding: try readFile(folder.path("out.xml")), as: UTF8.self)
    #expect(xml.contains(#"name="Previews/Card" classname="Previews" file="Sources/Card.swift" line="12""#))
    #expect(xml.contains(#"name="Previews/Same" classname="Previews" file="Sources/Same.swift" line="1""#))
    let log = try JSON(reading: try readFile(folder.path("out.sarif")))
    let results = try #require(log["runs"]?.array?.first?["results"]?.array)
    let places = results.compactMap { $0["locations"]?.array?.first?["physicalLocation"] }
    #expect(places.map { $0["artifactLocation"]?["uri"]?.string } == ["Sources/Card.swift", "Sources/Row.swift"])
    #expect(places.map { $0["region"]?["startLine"]?.integer } == [12, 3])
  }

  @Test func textMakesRoomForAReportOnStandardOutput() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText()])
    try expectEqual(folder.galley("record").status, 0)
    let run = try folder.galley("verify", "--junit", "-")
    #expect(run.text.hasPrefix("<?xml") && run.text.hasSuffix("</testsuites>\n"))
    #expect(run.errors.hasSuffix("1 scene: as accepted\n"))
  }

  @Test func sarifHasItsRequiredMembers() throws {
    let folder = try Self.mixed()
    try expectEqual(folder.galley("verify", "--sarif", "out.sarif").status, 2)
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

  /// A rule that nothing describes is called by its id alone, which tells a reader of an editor nothing.
  @Test func everyRuleIsDescribed() throws {
    let verify = Finding(rule: "changed", file: "a.yaml", title: "a.yaml", message: "a")
    let outcome = try #require(RunOutcome(["galley": 1, "passed": 0, "scenes": [JSON]()]))
    let verdicts = Verdict.allCases.filter { $0 != .same }.map(\.rawValue.kebabCase)
    let lint = LintOutcome(["findings": [JSON]()], titles: []).sarif
    let logs = [
      (outcome.sarif, verdicts + ["missing", "unreadable", "orphan", "error"]),
      (lint, LintRule.allCases.map(\.rawValue.kebabCase) + ["error"]),
    ]
    for (log, ids) in logs {
      #expect(Set(log.rules.map(\.id)) == Set(ids))
      for rule in log.rules {
        #expect(rule.description.hasSuffix(".") && rule.description.contains(" "), "\(rule.id)")
        #expect(rule.help.hasSuffix("."), "\(rule.id)")
      }
    }
    // One that is not among them is described all the same.
    let unknown = SARIF(rules: [], findings: [verify]).json["runs"]?.array?.first?["tool"]?["driver"]?["rules"]
    #expect(unknown?.array?.first?["shortDescription"]?["text"]?.string == "galley found: changed.")
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
    #expect(
      summary.hasPrefix(
        "### Galley: 4 scenes: 1 as accepted, 1 with a mistake, 1 without a golden, 1 changed, 1 golden without a scene\n"
      ))
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
    try expectEqual(folder.galley("verify", "--github").status, 0)
    #expect(!exists(folder.path("Failures/summary")))
  }

  @Test func manyAnnotationsAreCounted() {
    let findings = (0..<25).map { Finding(rule: "changed", file: "a\($0).yaml", title: "a\($0).yaml", message: "x") }
    let lines = GitHub.annotations(findings)
    #expect(lines.count == 10)
    #expect(lines.last == "::error::and 16 more; the job summary lists all")
  }

  @Test func shardsAreJoined() throws {
    let folder = try TemporaryFolder([
      "Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b"), "Goldens/c.yaml": sceneText("c"),
    ])
    try expectEqual(folder.galley("record").status, 0)
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
    try expectEqual(readFile(folder.path("m.xml")), readFile(folder.path("all.xml")))
    #expect(merged.text.hasPrefix("changed  Goldens/b.yaml:7  "))
    // Words and counts are those of one run.
    let end =
      "\n3 scenes: 2 as accepted, 1 changed, 1 golden without a scene. Look: galley review. Accept all: galley accept --all\n"
    #expect(merged.text == all.text && merged.text.hasSuffix(end), "\(merged.text)\(all.text)")
    let missing = try folder.galley("merge-reports", "1.json", "2.json")
    #expect(missing.errors == "galley: the report of shard 3/5 is missing: give the reports of all shards\n")
    #expect(missing.status == 2)
    #expect(try folder.galley("merge-reports", "1.json", "1.json").errors.contains("2 reports of shard 1/5"))
    #expect(try folder.galley("merge-reports", "all.xml").errors.contains("all.xml: not JSON"))
    let other = try folder.galley("merge-reports", "Goldens/a.layout.json")
    #expect(other.errors.contains("not a report of galley verify"))
  }

  /// Scenes and goldens of two folders of a repository may have one name.
  @Test func runsOfSeveralFoldersAreDistinguished() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "one/Goldens/a.yaml": sceneText("a"), "two/Goldens/a.yaml": sceneText("a"),
    ])
    for name in ["one", "two"] {
      try expectEqual(folder.shell("cd \(name) && $GALLEY record -q").status, 0)
      try writeFile(
        folder.path("\(name)/Goldens/gone.png"), try readFile(folder.path("\(name)/Goldens/a.png")))
      let run = try folder.shell("cd \(name) && $GALLEY verify -q --report-json ../\(name).json")
      #expect(run.status == 1)
    }
    try writeFile(folder.path("two/Goldens/a.yaml"), Array(sceneText("aa").utf8))
    try expectEqual(folder.shell("cd two && $GALLEY verify -q --report-json ../two.json").status, 1)
    let merged = try folder.galley("merge-reports", "one.json", "two.json", "--report-json", "all.json")
    let lines = merged.text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("changed  two/Goldens/a.yaml:7  "))
    #expect(lines[2] == "  accept: (cd two && galley accept Goldens/a.yaml)", "\(lines[2])")
    #expect(lines[3] == "orphan  one/Goldens/gone.png: there is no scene for it in the same folder")
    #expect(lines[6] == "  remove: (cd two && git rm Goldens/gone.png)", "\(lines[6])")
    #expect(merged.text.hasSuffix("\n2 scenes: 1 as accepted, 1 changed, 2 goldens without a scene\n"))
    let scenes = try JSON(reading: try readFile(folder.path("all.json")))["scenes"]?.array ?? []
    #expect(scenes.map { $0["scene"]?.string } == ["one/Goldens/a.yaml", "two/Goldens/a.yaml"])
    #expect(scenes[1]["artifacts"]?.array?.last?.string?.hasPrefix("two/Failures/Goldens/a.") == true)
  }

  /// A merged report says as much as the reports that it was made of.
  @Test func mergedReportsAreMergedAgain() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "one/Goldens/a.yaml": sceneText("a"), "two/Goldens/a.yaml": sceneText("a"),
      "two/Goldens/bad.yaml": "galley: 1\nsise: 3", "three/Goldens/a.yaml": sceneText("a"),
    ])
    for (index, name) in ["one", "two", "three"].enumerated() {
      _ = try folder.shell("cd \(name) && $GALLEY record -q")
      if index < 2 { try writeFile(folder.path("\(name)/Goldens/a.yaml"), Array(sceneText("b").utf8)) }
      if index == 1 {
        let layout = try readFile(folder.path("one/Goldens/a.layout.json"))
        try writeFile(folder.path("two/Goldens/gone.layout.json"), layout)
      }
      try writeFile(folder.path("\(name)/Goldens/new.yaml"), Array(sceneText("new").utf8))
      _ = try folder.shell("cd \(name) && CI=1 $GALLEY verify -q --report-json ../\(name).json")
    }
    for list in [["one", "two", "three"], ["three", "one", "two"], ["one", "one", "two"], ["two", "two", "one"]] {
      let files = list.map { "\($0).json" }
      _ = try folder.galley(["merge-reports", "-q", "--report-json", "ab.json"] + files.prefix(2))
      let twice = try folder.galley("merge-reports", "ab.json", files[2], "--report-json", "ab-c.json")
      let once = try folder.galley(["merge-reports", "--report-json", "abc.json"] + files)
      #expect(twice.text == once.text)
      #expect(twice.status == once.status && twice.errors == once.errors)
      try expectEqual(folder.text("ab-c.json"), folder.text("abc.json"))
    }
    _ = try folder.galley(["merge-reports", "-q", "--report-json", "twice.json", "two.json"])
    let report = try folder.galley("merge-reports", "twice.json", "one.json", "--github", "--sarif", "-")
    #expect(report.errors.contains("::error file=two/Goldens/bad.yaml,line=2,col=1,"), "\(report.errors)")
    #expect(report.text.contains("\"uri\": \"two/Goldens/bad.yaml\""), "\(report.text)")
  }

  /// Who reads these knows the repository, and not the folder that a step ran in.
  @Test func reportsOfAFolderNamePathsOfTheRepository() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "app/ui/Goldens/a.yaml": sceneText("a"), "app/ui/Goldens/bad.yaml": "galley: 1\nsise: 3",
      "app/shared.yaml": "galley: 1\nsise: 3", "app/ui/Goldens/shares.yaml": "galley: 1\ninclude: ../../shared.yaml",
    ])
    _ = try folder.shell("cd app/ui && $GALLEY record -q Goldens/a.yaml")
    try writeFile(folder.path("app/ui/Goldens/a.yaml"), Array(sceneText("b\u{F8FE}").utf8))
    func check(_ environment: String) throws {
      let run = try folder.shell(
        "cd app/ui && \(environment) && $GALLEY verify --github --sarif v.sarif --junit v.xml; $GALLEY lint --sarif l.sarif"
      )
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("::") }
      let files = lines.map { $0.prefix { $0 != "," }.dropFirst("::error file=".count) }
      #expect(files.prefix(2) == ["app/ui/Goldens/a.yaml", "app/ui/Goldens/bad.yaml"] && files.count == 5, "\(files)")
      #expect(files.allSatisfy { $0.hasPrefix("app/") && !$0.contains("..") }, "\(files)")
      if exists(folder.path(".git")) { #expect(files.contains("app/shared.yaml")) }
      for name in ["v.sarif", "l.sarif"] {
        let uris = try folder.text("app/ui/" + name).split(separator: "\"uri\": \"").dropFirst()
          .map { $0.prefix { $0 != "\"" } }
        #expect(uris.count >= 3 && uris.allSatisfy { $0.hasPrefix("app/") && !$0.contains("..") }, "\(uris)")
      }
      #expect(try folder.text("app/ui/v.xml").contains("file=\"app/ui/Goldens/a.yaml\""))
      let summary = try folder.text("app/ui/Failures/summary/summary.md")
      #expect(summary.contains("\n(cd app/ui && galley accept Goldens/a.yaml)\n"), "\(summary)")
      #expect(
        summary.contains("\n**app/ui/Goldens/a.yaml**\n\n![expected, actual, difference](Goldens-a.compared.png)"))
    }
    try check("true")
    // A workspace without history.
    _ = try folder.shell("rm -r .git")
    try check("export GITHUB_WORKSPACE='\(folder.path)'")
  }

  /// Lines of cells that are gone are several findings about one file.
  @Test func everyLineWithoutACellIsCounted() throws {
    let cells = "matrix: { pictures: [], appearances: [dark], contentSizeCategories: [extraLarge] }"
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a", extra: cells)])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let fewer = cells.replacing("extraLarge", with: "small")
    try writeFile(folder.path("Goldens/a.yaml"), Array(sceneText("a", extra: fewer).utf8))
    let run = try folder.galley("verify", "--report-json", "one.json")
    #expect(run.text.contains(", 2 goldens without a scene"), "\(run.text)")
    let merged = try folder.galley("merge-reports", "one.json")
    #expect(merged.text.contains(", 2 goldens without a scene"))
    let lines = [run, merged].map { $0.text.split(separator: "\n").filter { $0.hasPrefix("orphan  ") } }
    #expect(lines[0] == ["orphan  2 goldens of 2 cells that Goldens/a.yaml no longer has"])
    #expect(lines[0] == lines[1], "\(merged.text)")
  }

  /// A scene that a report names without a verdict would be left out, and so pass.
  @Test func anEntryWithoutAVerdictIsRefused() throws {
    let scenes = "[{\"scene\": \"a.yaml\", \"verdict\": \"same\"}, {\"scene\": \"b.yaml\"}]"
    let folder = try TemporaryFolder(["one.json": "{\"galley\": 1, \"passed\": 1, \"scenes\": \(scenes)}"])
    let run = try folder.galley("merge-reports", "one.json")
    #expect(run.status == 2 && run.errors.contains("one.json: not a report of galley verify"), "\(run.errors)")
  }

  /// Where a golden cannot be read nothing was compared, so there is nothing to accept.
  @Test func unreadableGoldensAreRecordedAgain() throws {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "-q").status, 0)
    let golden = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    try writeFile(folder.path("Goldens/a.png"), golden)
    let run = try folder.galley("verify", "--junit", "out.xml", "--report-json", "one.json", "--report", "page.html")
    #expect(!run.text.contains("To accept"), "\(run.text)")
    let hint = "run git lfs pull\n  if it cannot be restored, record it again: galley record Goldens/a.yaml\n"
    #expect(run.text.contains(hint), "\(run.text)")
    for file in ["out.xml", "one.json", "page.html"] {
      let text = String(decoding: try readFile(folder.path(file)), as: UTF8.self)
      #expect(text.contains("galley record Goldens/a.yaml") && !text.contains("galley accept"), "\(file)")
    }
    #expect(try folder.galley("merge-reports", "one.json").text.contains(hint))
    let accept = try folder.galley("accept", "--all")
    #expect(accept.status == 2 && accept.errors.contains("one of its goldens cannot be read"))
    try expectEqual(readFile(folder.path("Goldens/a.png")), golden)
    #expect(try folder.galley("pending").text.hasPrefix("outdated: Goldens/a.yaml: one of its goldens cannot be read"))
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
    try expectEqual(folder.galley("verify", "--shard=\(argument)").status, 2)
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
