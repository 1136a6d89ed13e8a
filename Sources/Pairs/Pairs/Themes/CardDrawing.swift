internal import Cells
internal import Raster
internal import Shapes

/// A picture drawn with shapes, for an emoji, which is its raw value.
///
/// No font is needed, and pixels and cells show the same. The outlines of any two differ, even
/// without color. Each emoji is a single code point, on whose width terminals agree.
enum CardDrawing: String, Hashable, Sendable, CaseIterable {
  case cat = "🐱", apple = "🍎", rocket = "🚀", fish = "🐠"
  case flower = "🌸", car = "🚗", moon = "🌙", mushroom = "🍄"
  case sailboat = "⛵", frog = "🐸", house = "🏠", strawberry = "🍓"
  case sun = "🌞", penguin = "🐧", balloon = "🎈", rainbow = "🌈"
  case dog = "🐶", present = "🎁", turtle = "🐢", tree = "🌳"
  case bee = "🐝", banana = "🍌", bell = "🔔", cactus = "🌵"
  case octopus = "🐙", butterfly = "🦋", ghost = "👻", pumpkin = "🎃"
  case key = "🔑", grapes = "🍇", lightning = "⚡", die = "🎲"
  case spider = "🕷", imp = "😈", skull = "💀", web = "🕸", witch = "🧙", wearyCat = "🙀"
  case ogre = "👹", scream = "😱", crossbones = "☠", lollipop = "🍭"

  /// The drawings for Halloween.
  static let halloween: [CardDrawing] = [
    .ghost, .pumpkin, .spider, .imp, .skull, .web, .witch, .wearyCat, .ogre, .scream, .crossbones,
    .lollipop,
  ]

  /// The drawings of the usual emoji, which are wide and older than most terminals.
  static let usual = Array(allCases.prefix { $0 != .spider })

  /// The picture in words.
  var words: String {
    switch self {
    case .imp: "smiling imp"
    case .web: "spider web"
    case .wearyCat: "weary cat"
    case .scream: "screaming face"
    case .crossbones: "skull and crossbones"
    default: "\(self)"
    }
  }

  /// The side of the square in which the layers are drawn.
  static let side = 100.0

  /// The number of blocks that a drawing needs in cells, if they have two colors or one.
  private static let fewestBlocks = (twoColors: 64.0, oneColor: 256.0)

  /// Returns whether a drawing with a side in drawing units is recognizable: in pixels always, in
  /// cells if it has enough blocks and colors.
  static func isRecognizable(
    side: Double, cell: Size, glyphs: GlyphSet?, depth: ColorDepth
  ) -> Bool {
    guard depth == .truecolor || depth == .palette else { return false }
    guard let glyphs else { return true }
    guard glyphs != .ascii, let lattice = glyphs.lattices.first else { return false }
    let blocks =
      side / cell.width * Double(lattice.columns) * side / cell.height * Double(lattice.rows)
    return blocks >= (glyphs.hasTwoColors ? fewestBlocks.twoColors : fewestBlocks.oneColor)
  }

  /// The layers, bottom first, in a square of 100 by 100; each drawing is built when first shown.
  var layers: [Drawing.Layer] {
    switch self {
    case .cat: AnimalDrawings.cat
    case .apple: FoodDrawings.apple
    case .rocket: ThingDrawings.rocket
    case .fish: AnimalDrawings.fish
    case .flower: NatureDrawings.flower
    case .car: ThingDrawings.car
    case .moon: NatureDrawings.moon
    case .mushroom: FoodDrawings.mushroom
    case .sailboat: ThingDrawings.sailboat
    case .frog: AnimalDrawings.frog
    case .house: ThingDrawings.house
    case .strawberry: FoodDrawings.strawberry
    case .sun: NatureDrawings.sun
    case .penguin: AnimalDrawings.penguin
    case .balloon: ThingDrawings.balloon
    case .rainbow: NatureDrawings.rainbow
    case .dog: AnimalDrawings.dog
    case .present: ThingDrawings.present
    case .turtle: AnimalDrawings.turtle
    case .tree: NatureDrawings.tree
    case .bee: AnimalDrawings.bee
    case .banana: FoodDrawings.banana
    case .bell: ThingDrawings.bell
    case .cactus: NatureDrawings.cactus
    case .octopus: AnimalDrawings.octopus
    case .butterfly: AnimalDrawings.butterfly
    case .ghost: NatureDrawings.ghost
    case .pumpkin: FoodDrawings.pumpkin
    case .key: ThingDrawings.key
    case .grapes: FoodDrawings.grapes
    case .lightning: NatureDrawings.lightning
    case .die: ThingDrawings.die
    case .spider: HalloweenDrawings.spider
    case .imp: HalloweenDrawings.imp
    case .skull: HalloweenDrawings.skull
    case .web: HalloweenDrawings.web
    case .witch: HalloweenDrawings.witch
    case .wearyCat: HalloweenDrawings.wearyCat
    case .ogre: HalloweenDrawings.ogre
    case .scream: HalloweenDrawings.scream
    case .crossbones: HalloweenDrawings.crossbones
    case .lollipop: HalloweenDrawings.lollipop
    }
  }
}
