internal import Raster

/// The drawings of the night before All Saints’ Day.
enum HalloweenDrawings {
  static let spider: [Drawing.Layer] = [
    .line("M38 44C28 40 24 30 14 14M36 50C24 48 16 42 4 38", 5, 0x6B5A92).mirrored,
    .line("M36 58C24 60 16 66 6 76M40 64C30 70 26 80 22 94", 5, 0x6B5A92).mirrored,
    .ellipse(50, 68, 24, 25, 0x7D6AA8, 0x4A3A72),
    .circle(50, 42, 17, 0x8B78B8, 0x5C4A88),
    .fill("M50 56L57 67L50 78L43 67Z", 0xF0584A, 0xC62F36),
    .circle(43, 39, 5.4, 0xFFFFFF).mirrored,
    .circle(44, 40.5, 2.6, 0x2A2140).mirrored,
    .line("M45 50C47 52 53 52 55 50", 2.4, 0x2A2140),
  ]

  static let imp: [Drawing.Layer] = [
    .fill("M22 34C8 28 4 16 8 4C16 16 26 18 38 20Z", 0x8A5AD8, 0x6434B0).mirrored,
    .circle(50, 56, 37, 0xB07CF0, 0x7440C8),
    .line("M26 44L42 51", 5, 0x3B1F70).mirrored,
    .circle(36, 56, 5.6, 0x3B1F70).mirrored,
    .fill("M28 67C38 74 62 74 72 67C70 82 61 87 50 87C39 87 30 82 28 67Z", 0x3B1F70),
    .fill("M33 70C43 74 57 74 67 70L65 75C55 79 45 79 35 75Z", 0xFFFFFF),
  ]

  static let skull: [Drawing.Layer] = [
    .fill(
      "M50 5C76 5 90 22 90 43C90 56 84 65 74 70V78H26V70C16 65 10 56 10 43C10 22 24 5 50 5Z",
      0xFFFFFF, 0xCBD2DE),
    .fill("M30 76H70V90C70 93 68 95 65 95H35C32 95 30 93 30 90Z", 0xE6EAF0, 0xB7C0CE),
    .ellipse(31, 46, 12, 13, 0x323A48).mirrored,
    .fill("M50 56L57 68H43Z", 0x323A48),
    .line("M40 80V92M50 80V92M60 80V92", 3, 0x6A7484),
  ]

  static let web: [Drawing.Layer] = [
    .line("M50 3V97M3 50H97M16 16L84 84M84 16L16 84", 3.4, 0xA9B7CC),
    .line(
      "M50 12C40 22 30 24 23 23C24 32 22 40 12 50C22 60 24 68 23 77C30 76 40 78 50 88C60 78 70 76 77 77C76 68 78 60 88 50C78 40 76 32 77 23C70 24 60 22 50 12Z",
      3.4, 0xC6D1E2),
    .line(
      "M50 30C44 36 40 37 36 36C37 40 36 44 30 50C36 56 37 60 36 64C40 63 44 64 50 70C56 64 60 63 64 64C63 60 64 56 70 50C64 44 63 40 64 36C60 37 56 36 50 30Z",
      3.4, 0xC6D1E2),
  ]

  static let witch: [Drawing.Layer] = [
    .fill("M24 52C12 66 12 84 18 96H82C88 84 88 66 76 52Z", 0xE8843A, 0xB85A1E),
    .ellipse(50, 64, 23, 26, 0xB7DC7E, 0x86B850),
    .circle(41, 62, 3.6, 0x2E3A22).mirrored,
    .fill("M50 62C56 68 60 73 57 76C54 78 50 76 48 72Z", 0x6FA03C),
    .line("M42 81C47 84 54 84 59 80", 2.8, 0x3E5A20),
    .fill("M32 46C36 28 44 12 66 3C62 12 64 20 61 24C66 30 68 38 69 46Z", 0x6A4A9C, 0x41286E),
    .ellipse(50, 46, 42, 8, 0x5A3C8C, 0x3B2462),
    .fill("M31.5 38H67.5L69 46C57 50 43 50 30 46Z", 0xF7A02F, 0xE07A1A),
    .fill("M45 37H56V48H45ZM48 40V45H53V40Z", 0xFFE07A),
  ]

  static let wearyCat: [Drawing.Layer] = [
    .fill("M26 40L20 2L46 20L38 50Z", 0x7A86A0, 0x59647E).mirrored,
    .fill("M27 30L25 12L38 22Z", 0xF0A0B0).mirrored,
    .fill(
      "M50 16C68 16 80 28 82 44L90 50L82 54C80 76 66 88 50 88C34 88 20 76 18 54L10 50L18 44C20 28 32 16 50 16Z",
      0x8E9AB4, 0x66728E),
    .circle(37, 43, 10.5, 0xFFFFFF).mirrored,
    .circle(38, 44, 3.8, 0x2A3040).mirrored,
    .fill("M45 54H55L50 60Z", 0xF08AA0),
    .ellipse(50, 72, 9, 12, 0x4A2230),
    .ellipse(50, 79, 6, 4, 0xE8788C),
    .fill(
      "M4 98C2 88 4 80 10 72C14 62 22 58 28 64C34 70 36 76 30 82C26 86 26 92 26 98Z", 0xA9B4CA,
      0x7A86A0
    ).mirrored,
    .line("M18 66L22 73M26 66L27 72", 2.2, 0x59647E).mirrored,
  ]

  static let ogre: [Drawing.Layer] = [
    .fill("M20 42L4 34V56C4 62 10 66 16 64Z", 0xD8402F, 0xB02A24).mirrored,
    .fill("M30 26C24 20 22 12 24 3C32 8 40 12 44 20Z", 0xFFF0CE, 0xE0BC80).mirrored,
    .fill(
      "M50 14C72 14 84 26 84 48C84 62 86 72 80 82C74 94 62 97 50 97C38 97 26 94 20 82C14 72 16 62 16 48C16 26 28 14 50 14Z",
      0xF0604C, 0xB8281F),
    .fill("M20 40C30 34 42 38 47 46L43 51C36 46 28 46 21 49Z", 0x3A1512).mirrored,
    .circle(35, 52, 6, 0xFFE14A).mirrored,
    .circle(36, 52, 2.6, 0x3A1512).mirrored,
    .fill("M40 62C40 56 60 56 60 62C60 68 40 68 40 62Z", 0xC83A2C),
    .fill("M26 70H74C76 70 76 84 70 88H30C24 84 24 70 26 70Z", 0x4A1410),
    .fill("M30 87L34 72L40 87Z", 0xFFFFFF).mirrored,
    .fill("M43 71H57V77H43Z", 0xFFFFFF),
  ]

  static let scream: [Drawing.Layer] = [
    .fill(
      "M50 2C76 2 88 22 86 46C84 72 70 98 50 98C30 98 16 72 14 46C12 22 24 2 50 2Z", 0x9CC4F2,
      0xF2C95A),
    .ellipse(34, 38, 10, 13, 0xFFFFFF).mirrored,
    .circle(34, 39, 4.6, 0x2A2A38).mirrored,
    .ellipse(50, 70, 11, 17, 0x4A2A22),
    .line("M22 20C26 15 32 13 38 15", 4, 0x4A5A84).mirrored,
    .fill(
      "M2 72C1 60 12 54 19 63L30 76C34 82 30 89 24 87C21 91 20 95 20 98H6C3 92 2 82 2 72Z",
      0xF7D06A, 0xE0A83A
    ).mirrored,
  ]

  static let crossbones: [Drawing.Layer] = [
    .line("M14 62L86 92M86 62L14 92", 9, 0xD5DBE6),
    .circle(11, 58, 7, 0xD5DBE6).mirrored,
    .circle(8, 66, 7, 0xD5DBE6).mirrored,
    .circle(11, 95, 5, 0xD5DBE6).mirrored,
    .circle(7, 87, 6.5, 0xD5DBE6).mirrored,
    .fill(
      "M50 3C68 3 77 15 77 30C77 39 73 45 67 49V60H33V49C27 45 23 39 23 30C23 15 32 3 50 3Z",
      0xFFFFFF,
      0xD5DBE6),
    .ellipse(38, 31, 7.6, 8.4, 0x2E3542).mirrored,
    .fill("M50 38L54.5 46H45.5Z", 0x2E3542),
    .line("M43 52V60M50 52V60M57 52V60", 2.4, 0x6A7484),
  ]

  static let lollipop: [Drawing.Layer] = [
    .line("M58 58L78 95", 6, 0xF2EBDD),
    .circle(44, 37, 34, 0xFF6FA5, 0xE03A78),
    .line(
      "M44 37C50 31 57 38 52 45C46 54 30 51 29 37C28 22 45 13 58 21C72 30 72 52 58 62", 7, 0xFFFFFF),
    .ellipse(26, 20, 5, 8, 0xFFFFFF, turned: 40).faded(0.5),
  ]
}
