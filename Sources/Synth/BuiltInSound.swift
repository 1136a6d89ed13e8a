/// The sounds that the program brings along, each made by a recipe when it is needed.
public enum BuiltInSound: String, CaseIterable, Hashable, Sendable {
  case tower, mallet, digital, kitchen, sonar, bowl, gong, clack, glass, harp, rooster, klaxon
  case dusk, pendulum
}
