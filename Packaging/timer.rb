# A Homebrew formula: brew install --formula ./timer.rb
class Timer < Formula
  desc "Countdown timer for the terminal, and a toolkit for shapes and charts"
  homepage "@URL@"
  version "@VERSION@"
  license "Apache-2.0"
@SOURCES@
  depends_on :linux

  def install
    bin.install Dir["bin/*"]
    man1.install Dir["share/man/man1/*"]
    man5.install Dir["share/man/man5/*"]
    bash_completion.install Dir["share/bash-completion/completions/*"]
    zsh_completion.install Dir["share/zsh/site-functions/*"]
    fish_completion.install Dir["share/fish/vendor_completions.d/*"]
    (pkgshare/"page").install Dir["share/timer/page/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/timer --version")
    assert_match "ends", shell_output("#{bin}/timer 5m --dry-run")
  end
end
