{
  description = "Countdown timer for the terminal, and a toolkit for shapes and charts";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      system = "@MACHINE@-linux";
      pkgs = nixpkgs.legacyPackages.${system};
    in
    {
      packages.${system}.default = pkgs.stdenv.mkDerivation {
        pname = "timer";
        version = "@VERSION@";
        src = pkgs.fetchurl {
          url = "@URL@/releases/download/v@VERSION@/timer-@VERSION@-linux-@MACHINE@.tar.gz";
          sha256 = "@SHA256@";
        };
        nativeBuildInputs = [ pkgs.autoPatchelfHook pkgs.makeWrapper ];
        # Found at run time, where they are installed.
        runtimeDependencies = [ pkgs.alsa-lib pkgs.libsndfile ];
        dontStrip = true;
        installPhase = ''
          mkdir -p "$out"
          cp -r bin share "$out"
          wrapProgram "$out/bin/timer" --suffix PATH : ${pkgs.lib.makeBinPath [ pkgs.libnotify pkgs.espeak-ng ]}
        '';
      };
      apps.${system} = {
        default = { type = "app"; program = "${self.packages.${system}.default}/bin/timer"; };
        shape = { type = "app"; program = "${self.packages.${system}.default}/bin/shape"; };
      };
    };
}
