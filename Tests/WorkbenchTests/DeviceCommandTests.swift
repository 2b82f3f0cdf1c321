import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct DeviceCommandTests {
  @Test(arguments: [
    ("iPhone SE", 375.0, 667.0), ("iphone-se-1", 320, 568), ("IPHONE 15 pro", 393, 852),
    ("iPhone16ProMax", 440, 956), ("iPad mini", 744, 1133), ("ipad_pro_12.9", 1024, 1366),
  ])
  func `a name sets the frame`(name: String, width: Double, height: Double) throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("device \(name)").hasSuffix(": \(Int(width)) x \(Int(height)) pt"))
    #expect(fixture.run("viewport") == "\(Int(width)) x \(Int(height)) pt")
    #expect(fixture.run("device").contains("* \(Int(width)) x \(Int(height)) pt"))
    // Another wiring keeps it.
    fixture.run("wiring array")
    #expect(fixture.run("viewport") == "\(Int(width)) x \(Int(height)) pt")
  }

  @Test func `the list fits a screen, and no name stands twice`() throws {
    let lines = try SessionFixture(nil).run("device").split(separator: "\n")
    #expect(lines.count == Device.all.count && lines.count < 24)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(Set(Device.names).count == Device.names.count)
    for name in Device.names { #expect(Device.named(name) != nil, "\(name)") }
  }

  @Test func `an unknown one gets the nearest`() throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.type("device iPhone 61").hasPrefix(
        "error[not-found]: no device is named \"iPhone 61\""
      )
    )
    #expect(fixture.type("device iPhone SI").hasSuffix("hint: did you mean `iPhone SE`?"))
    #expect(try SessionFixture(nil).code("device iPhone SE") == "no-source")
  }

  @Test(arguments: ["iPhone SE", "iphone-se"]) func `an option does the same`(name: String) throws {
    let options = try ProgramOptions(["--device", name, "x.json"])
    #expect(options.settings.viewport.width == 375 && options.settings.viewport.height == 667)
    #expect(throws: UsageError.self) { try ProgramOptions(["--device", "brick"]) }
  }
}
