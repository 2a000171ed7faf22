// The slash commands: their names in the person's language, and what is sent for them.

const SUBCOMMAND = 1;
const GROUP = 2;

const DIRECT_CONTEXT = 1;
const FRESH = 5000;

export class Commands {
  constructor(api, application, locale) {
    this.api = api;
    this.path = `/applications/${application}/commands`;
    this.locale = locale;
    this.leaves = [];
    this.at = 0;
  }

  // They may change while the page is open: the bot tells its commands when it starts.
  async load() {
    if (Date.now() - this.at < FRESH) return;
    const commands = await this.api.get(this.path);
    this.leaves = commands.flatMap((command) => this.leavesOf(command));
    this.at = this.leaves.length ? Date.now() : 0;
  }

  leavesOf(command) {
    const grow = (part, path, shown) => {
      const here = { path: [...path, part.name], shown: [...shown, this.nameOf(part)] };
      const inner = (part.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
      if (inner.length) return inner.flatMap((option) => grow(option, here.path, here.shown));
      return [{ ...here, command, description: this.descriptionOf(part), options: part.options ?? [] }];
    };
    return grow(command, [], []);
  }

  nameOf(part) {
    return part.name_localized ?? part.name_localizations?.[this.locale] ?? part.name;
  }

  descriptionOf(part) {
    return part.description_localized ?? part.description_localizations?.[this.locale] ?? part.description ?? "";
  }

  // Every word that is typed must begin a word of the command, in either language.
  find(typed, isDirect) {
    const words = typed.toLowerCase().replace(/^\//, "").split(/\s+/).filter(Boolean);
    const fits = (leaf) => {
      const names = [...leaf.path, ...leaf.shown].map((name) => name.toLowerCase());
      return words.every((word) => names.some((name) => name.startsWith(word)));
    };
    return this.leaves.filter((leaf) => (!isDirect || worksDirect(leaf.command)) && fits(leaf));
  }
}

function worksDirect({ contexts }) {
  return !contexts || contexts.includes(DIRECT_CONTEXT);
}

// The options stand innermost, below the subcommand and its group.
export function commandData(leaf, options) {
  const [, ...inner] = leaf.path;
  const nested = inner.reduceRight(
    (below, name, place) => [{ type: place === inner.length - 1 ? SUBCOMMAND : GROUP, name, options: below }],
    options,
  );
  const { id, version } = leaf.command;
  return { id, version, name: leaf.path[0], type: 1, options: nested };
}
