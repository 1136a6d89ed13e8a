import ChartViews
import CommandLines
import Outputs
import QuoteViews
import Sketches
import TestSupport
import Testing

@testable import ShapeApp

/// What completion offers isn't refused, and what it doesn't offer is.
struct OptionPairsTests {
  private static let output = ["size": "20", "output": "x.svg"]

  private static let layer = [
    "radius": "9", "values": "1,2", "text": "1", "data": "M0 0L9 9", "box": "0,0,9,9",
    "frame": "0,0,9,9", "anchor": "0,0", "offset": "1,1", "trim": "0..1", "dash": "1,2",
    "gradient": "red,blue", "sides": "5", "points": "5",
  ].merging(output) { $1 }

  @Test("chart")
  func chart() {
    let samples = [
      "columns": "a", "last": "5", "range": "1..2", "from": "2024-01-01", "to": "2024-01-02",
      "rule": "5", "hide": "a", "title": "T",
    ].merging(Self.output) { $1 }
    let pairs = OptionPairs(ChartPlan.command, samples: samples) {
      $0.contains("--join") ? ["a.csv", "b.csv"] : []
    }
    #expect(pairs.disagreements == [])
  }

  @Test("quotes")
  func quotes() {
    let samples = [
      "list": "a.csv", "symbols": "A", "group": "G", "column": "open=4", "feed": "p {symbol}",
      "refresh": "9s", "time-limit": "3s", "until": "2024-01-01", "alert": "A > 1",
      "sound": "none",
    ].merging(Self.output) { $1 }
    #expect(OptionPairs(QuotesPlan.command, samples: samples).disagreements == [])
  }

  @Test("draw and spin")
  func layers() {
    for command in [LayerParts.draw, LayerParts.spin] {
      let pairs = OptionPairs(command, samples: Self.layer) { _ in ["ring"] }
      #expect(pairs.disagreements == [])
    }
  }

  @Test("face, gallery and probe")
  func others() {
    let face = OptionPairs(FaceArguments.command, samples: Self.output) { _ in ["ring", "10s"] }
    #expect(face.disagreements == [])
    #expect(OptionPairs(GalleryArguments.command, samples: Self.output).disagreements == [])
    #expect(OptionPairs(ProbeArguments.command).disagreements == [])
  }
}
