import Testing

@testable import Alarms

struct DeviceListTests {
  private func names(_ names: [String], all: Bool = false) -> [String] {
    DeviceList.devices(names.map { DeviceList.Hint(name: $0) }, all: all).map(\.name)
  }

  @Test("The default device comes first and the others by name")
  func order() {
    #expect(
      names(["hw:B", "cards", "default", "hw:A"]) == [
        "default", "cards", "hw:A", "hw:B",
      ])
  }

  @Test("Devices unsuited to an alarm are shown on request")
  func hiding() {
    let all = ["default", "hdmi:CARD=A,DEV=0", "null", "pulse", "speexrate", "surround51:CARD=A"]
    #expect(names(all) == ["default", "pulse"])
    #expect(names(all, all: true) == all)
  }

  @Test("Capture devices are omitted")
  func direction() {
    let hints = [
      DeviceList.Hint(name: "microphone", direction: "Input"),
      DeviceList.Hint(name: "speaker", direction: "Output"),
    ]
    #expect(DeviceList.devices(hints, all: true).map(\.name) == ["speaker"])
  }

  @Test("Multiple lines are joined")
  func lines() {
    let hint = DeviceList.Hint(name: "x", description: "HDA Intel\nDirect device\n")
    #expect(
      DeviceList.devices([hint], all: false).first?.description == "HDA Intel – Direct device")
  }

  #if ALSA
  @Test("ALSA’s devices are listed, and none is opened")
  func listed() throws {
    _ = SoundCards.settings
    let names = try DeviceList.devices(all: true).map(\.name)
    #expect(names.contains("plain") && names.contains("nothing"))
    #expect(SoundCards.log("unopened").isEmpty)
  }
  #endif
}
