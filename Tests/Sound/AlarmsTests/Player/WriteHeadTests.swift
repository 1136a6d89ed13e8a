import Synth
import Testing

@testable import Alarms

struct WriteHeadTests {
  private let rate = 8_000
  private var tickFrames: Int { TickSound.waveform(rate: rate).frameCount }

  private func head(_ ticks: AlarmTicks = .none, near position: Int) -> WriteHead {
    let playlist = AlarmPlaylist(
      tracks: [.recorded(Waveform(samples: [1, 2], rate: rate), gap: .zero)], repeats: 1,
      ticks: ticks)
    return WriteHead(AlarmSource(playlist), near: position)
  }

  private func aligned(_ head: WriteHead, to target: Int, fresh: Bool = false) -> Int {
    var head = head
    head.align(to: target, fresh: fresh)
    return head.position
  }

  @Test("After a past deadline playback begins with the alarm, and within a tick with its start")
  func entry() {
    #expect(head(near: 5).position == 0)
    #expect(head(near: -5).position == -5)
    #expect(head(.all, near: -rate + 3).position == -rate)
  }

  @Test("In a long silence the position follows the clock both ways, up to the alarm")
  func following() {
    let head = head(near: -4_000)
    #expect(aligned(head, to: -4_100) == -4_100)
    #expect(aligned(head, to: -3_900) == -3_900)
    #expect(aligned(head, to: 100) == 0)
    #expect(aligned(self.head(near: -800), to: -700) == -700)
  }

  @Test("Just before and within a sound the position runs freely, unless the device is empty")
  func frozen() {
    let head = head(near: -799)
    #expect(aligned(head, to: -700) == -799)
    #expect(aligned(head, to: -700, fresh: true) == -700)
    var ticking = self.head(.all, near: -rate)
    ticking.advance(by: 3)
    #expect(aligned(ticking, to: -rate, fresh: true) == -rate + 3)
    var ringing = self.head(near: 0)
    ringing.advance(by: 1)
    #expect(aligned(ringing, to: -500, fresh: true) == 1)
  }

  @Test("No tick is played twice, and a missed one is skipped")
  func ticks() {
    let after = -3 * rate + tickFrames
    let head = head(.all, near: after + 100)
    #expect(aligned(head, to: after - 500) == after)
    #expect(aligned(head, to: -rate - 2_000) == -rate - 2_000)
    #expect(aligned(head, to: -rate + 1) == -rate)
  }

  @Test("The silence after the last sample is included")
  func end() {
    var head = head(near: 0)
    #expect(head.left == 2 + 800)
    head.advance(by: 802)
    #expect(head.isAtEnd)
  }
}
