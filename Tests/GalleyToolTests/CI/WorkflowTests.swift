import GalleyFiles
import TestSupport
import Testing

/// The action and the file for GitLab, as plain shell.
@Suite struct WorkflowTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Goldens/a.yaml": sceneText("a"), "Goldens/b.yaml": sceneText("b")])
    try #require(try folder.galley("record").status == 0)
    return folder
  }

  /// Runs a command with `galley` on the PATH.
  private func shell(_ folder: TemporaryFolder, _ command: String) throws -> Run {
    try folder.shell("mkdir -p bin && ln -sf \"$GALLEY\" bin/galley && export PATH=\"$PWD/bin:$PATH\"; \(command)")
  }

  @Test func theActionReportsAndSaysHowItWent() throws {
    let folder = try folder()
    let script = Repository.path(".github/actions/verify-goldens/verify.bash")
    let start = "export REPORTS=reports GITHUB_OUTPUT=output GITHUB_STEP_SUMMARY=summary.md;"
    let good = try shell(folder, "\(start) PATHS= SHARD= '\(script)'")
    #expect(good.status == 0, "\(good.errors)")
    try expectEqual(names(in: folder.path("reports")), ["galley.json", "galley.sarif", "galley.xml"])
    try writeFile(folder.path("Goldens/b.yaml"), Array(sceneText("bb").utf8))
    let bad = try shell(folder, "\(start) PATHS='Goldens/a.yaml Goldens/b.yaml' SHARD=2/2 '\(script)'")
    #expect(bad.status == 1)
    #expect(bad.errors.contains("::error file=Goldens/b.yaml,line="))
    #expect(String(decoding: try readFile(folder.path("output")), as: UTF8.self) == "status=0\nstatus=1\n")
    let summary = String(decoding: try readFile(folder.path("summary.md")), as: UTF8.self)
    #expect(
      summary.contains("### Galley: 2 scenes: all as accepted\n")
        && summary.contains("### Galley: 1 scene: 1 changed\n"))
  }

  /// The scripts of the jobs, as GitLab runs them.
  @Test func theFileForGitLabJoinsShards() throws {
    let folder = try folder()
    try writeFile(folder.path("Goldens/b.yaml"), Array(sceneText("bb").utf8))
    let file = try readFile(Repository.path("Examples/CI/gitlab-ci.yml"))
    let commands = String(decoding: file, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("    - galley ") }
      .map { String($0.dropFirst("    - ".count)) }
    try #require(commands.count == 2)
    let statuses = try (1...2).map { index in
      try shell(folder, "export CI_NODE_INDEX=\(index) CI_NODE_TOTAL=2; \(commands[0])").status
    }
    #expect(statuses == [0, 1])
    let merged = try shell(folder, commands[1])
    #expect(merged.status == 1)
    #expect(merged.text.contains("\n2 scenes: 1 as accepted, 1 changed. Look: "))
    #expect(exists(folder.path("galley.xml")))
  }
}
