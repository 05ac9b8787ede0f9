// The script that makes bash complete a command line of detent. Words come from the commands; nothing of the program
// runs while a line is completed.

/** What completion knows of one command. */
export interface CompletedCommand {
  readonly name: string;
  readonly firstWords: readonly string[];
  readonly flags: readonly string[];
  /** Flags that take a value; without choices, the shell completes a path. */
  readonly values: readonly { readonly flag: string; readonly choices: readonly string[] }[];
}

/** The script, to be sourced. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  return `# Completion of detent. For this shell: source <(detent completion bash)
_detent() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" name="" words="" IFS=$'\\n' at
  COMPREPLY=()
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "\${COMP_WORDS[at]}" in
      --db) ((at++)) ;;
      -*) ;;
      *) name="\${COMP_WORDS[at]}"; break ;;
    esac
  done
  case "$name $before" in
    *" --db") return ;;
${commands.flatMap(valueCases).join("\n")}
    *)
      case "$name" in
        "" | help) words=${quoted(["help", ...names, "--help", "--version"])} ;;
${commands.map(wordCase).join("\n")}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
}
complete -o default -F _detent detent
`;
}

function valueCases({ name, values }: CompletedCommand): readonly string[] {
  return values.map(({ flag, choices }) => {
    const act = choices.length === 0 ? "return" : `words=${quoted(choices)}`;
    return `    "${name} ${flag}") ${act} ;;`;
  });
}

/** The first argument's words only where no argument stands yet; flags where a dash does. */
function wordCase({ name, firstWords, flags }: CompletedCommand): string {
  const first = firstWords.length === 0 ? "return" : `words=${quoted(firstWords)}`;
  return `        ${name}) if [[ $word == -* ]]; then words=${quoted(flags)}; else ${first}; fi ;;`;
}

/** Words on lines of their own, as one bash word. bash reads each once more, so that one with a sign is refused. */
function quoted(words: readonly string[]): string {
  const odd = words.find((word) => !/^[\w -]+$/.test(word));
  if (odd !== undefined) throw new Error(`bash would read '${odd}' as more than a word.`);
  return `$'${words.join("\\n")}'`;
}
