{
  description = "Countdown timer for the terminal, and a toolkit for shapes and charts";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      # Of the archive for a machine.
      sums = {
@SOURCES@
      };
      install = machine: sum:
        let pkgs = nixpkgs.legacyPackages."${machine}-linux";
        in pkgs.stdenv.mkDerivation {
          pname = "timer";
          version = "@VERSION@";
          src = pkgs.fetchurl {
            url = "@URL@/releases/download/v@VERSION@/timer-@VERSION@-linux-${machine}.tar.gz";
            sha256 = sum;
          };
          nativeBuildInputs = [ pkgs.autoPatchelfHook pkgs.makeWrapper ];
          # Found at run time, where they are installed.
          runtimeDependencies = [ pkgs.alsa-lib pkgs.libsndfile pkgs.mosquitto.lib ];
          dontStrip = true;
          installPhase = ''
            mkdir -p "$out"
            cp -r bin share "$out"
            wrapProgram "$out/bin/timer" --suffix PATH : ${pkgs.lib.makeBinPath [ pkgs.libnotify pkgs.espeak-ng ]}
          '';
        };
      each = what: builtins.listToAttrs (map (machine: {
        name = "${machine}-linux";
        value = what machine;
      }) (builtins.attrNames sums));
    in
    {
      packages = each (machine: { default = install machine sums.${machine}; });
      apps = each (machine:
        let program = name: {
          type = "app";
          program = "${self.packages."${machine}-linux".default}/bin/${name}";
        };
        in { default = program "timer"; shape = program "shape"; });
    };
}
