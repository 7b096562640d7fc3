import TestSupport
import Testing

/// The parts of Scripts/record-on-mac that need no Mac, with programs in the places of `uname` and `xcrun`.
@Suite struct RecordOnMacTests {
  /// Records the scenes of a folder that has no galley but the one in `$GALLEY`.
  private static func record(_ arguments: String) throws -> Run {
    let folder = try TemporaryFolder([
      "a.yaml": sceneText(), "other/a.yaml": sceneText(), "other/b.yaml": sceneText(),
      "bin/uname": "#!/bin/bash\n[ \"$1\" = -s ] && echo Darwin || echo arm64\n",
      // More than a pipe holds, so that a reader who stops early is noticed.
      "bin/xcrun": """
      #!/bin/bash
      case "$*" in
        *"list devices booted"*) echo "iPhone 15 (Booted)"; printf 'a line of no use %s\\n' {1..20000} ;;
        *spawn*) shift 4; printf '%s\\n' "${@##*/}" ;;
      esac
      """,
    ])
    return try folder.shell(
      """
      chmod +x bin/* && mkdir Scripts && cp '\(Repository.path("Scripts/record-on-mac"))' Scripts
      PATH=$PWD/bin:$PATH; \(arguments)
      """)
  }

  @Test func everySceneIsHandedOver() throws {
    let run = try Self.record("Scripts/record-on-mac -o out a.yaml other/b.yaml")
    #expect(run.status == 0, "\(run.errors)")
    let words = run.text.split(separator: "\n")
    #expect(words.count == 8)
    #expect(words.first == "a.yaml" && words[3] == "a" && words[4] == "b.yaml" && words.last == "b")
  }

  @Test func mistakesAreSaid() throws {
    let twins = try Self.record("Scripts/record-on-mac -o out a.yaml other/a.yaml")
    #expect(twins.status == 2)
    #expect(twins.errors.hasSuffix("/out/a.png: record them into two folders\n"))
    let alone = try Self.record("GALLEY= Scripts/record-on-mac other/b.yaml")
    #expect(alone.status == 2)
    #expect(
      alone.errors == """
        record-on-mac: other/b.yaml: without galley only JSON can be read: on a machine with galley, write it into the \
        scene's folder, with `galley json other/b.yaml > other/b.json`

        """)
  }
}
