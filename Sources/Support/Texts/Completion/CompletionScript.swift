/// The completion scripts for shells.
///
/// Each script runs `PROGRAM ---complete WORD...` and offers the lines of the `Completion` that the
/// program prints.
package enum CompletionScript {
  /// The supported shells.
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// The first argument with which a script requests completions.
  package static let question = "---complete"

  /// Returns whether a shell takes a command's name for nothing but a word: it has letters, digits
  /// and a few signs, and doesn't look like an option.
  package static func accepts(_ name: String) -> Bool {
    let signs = "._+-".unicodeScalars
    return !name.isEmpty && !name.hasPrefix("-")
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType == .decimal || signs.contains($0)
      }
  }

  /// Returns the completion script for a command's name, which it `accepts`.
  package static func text(for shell: Shell, completing name: String) -> String {
    let function = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let script =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return script.replacing(each: "FUNCTION", with: function).replacing(each: "COMMAND", with: name)
  }

  private static let bash = #"""
    _FUNCTION() {
      local line word program=${COMP_WORDS[0]/#\~\//$HOME/}
      local -a typed=()
      # Readline takes --sound=x, ~/a:b and 14:30 for three words each.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if ((${#typed[@]})) && [[ $word == [=:]* || ${typed[-1]} == --*[=:] ]]; then
          typed[-1]+=$word
        else
          typed+=("$word")
        fi
      done
      word=${typed[-1]-}
      [[ $word == --*=* ]] && word=${word#*=}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files | :folders)
            compopt -o filenames 2>/dev/null
            local action=file
            [[ $line == :folders ]] && action=directory
            while IFS= read -r line; do COMPREPLY+=("$line"); done \
              < <(compgen -A "$action" -- "$word")
            ;;
          *)
            line=${line%%$'\t'*}
            [[ -n $line && $line == "$word"* ]] || continue
            [[ $line == *= ]] && compopt -o nospace 2>/dev/null
            COMPREPLY+=("$line")
            ;;
        esac
      done < <("$program" ---complete "${typed[@]}" 2>/dev/null)
    }
    complete -F _FUNCTION COMMAND
    """#

  private static let zsh = #"""
    #compdef COMMAND

    _FUNCTION() {
      local line paths program=${(Q)words[1]}
      local -a described open
      [[ $program == \~/* ]] && program=$HOME/${program#\~/}
      for line in "${(@f)$("$program" ---complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
          '') ;;
          :files | :folders) paths=$line ;;
          *)
            local word=${line%%$'\t'*} meaning=
            [[ $line == *$'\t'* ]] && meaning=:${line#*$'\t'}
            if [[ $word == *= ]]; then
              open+=("${word//:/\\:}$meaning")
            else
              described+=("${word//:/\\:}$meaning")
            fi
            ;;
        esac
      done
      [[ ${words[CURRENT]} == --*=* ]] && compset -P 1 '*='
      local result=1
      (($#described)) && _describe -V COMMAND described && result=0
      (($#open)) && _describe -V COMMAND open -S '' && result=0
      case $paths in
        :files) _files && result=0 ;;
        :folders) _directories && result=0 ;;
      esac
      return result
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _FUNCTION "$@"
    else
      compdef _FUNCTION COMMAND
    fi
    """#

  private static let fish = #"""
    function __FUNCTION_complete
      set -l typed (commandline -opc) (commandline -ct)
      set -l program (string replace -r '^~/' "$HOME/" -- $typed[1])
      set -l word $typed[-1]
      set -l prefix (string match -r -- '^--[^=]*=' $word)
      for line in ($program ---complete $typed[2..] 2>/dev/null)
        switch $line
          case :files
            __fish_complete_path (string replace -- "$prefix" '' $word) | string replace -r '^' -- "$prefix"
          case :folders
            __fish_complete_directories (string replace -- "$prefix" '' $word) '' | string replace -r '^' -- "$prefix"
          case '*'
            echo "$prefix$line"
        end
      end
    end
    complete -c COMMAND -f -k -a '(__FUNCTION_complete)'
    """#
}
