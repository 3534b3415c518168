interface ChangelogEntry {
  title: string;
  points: readonly { stressed: string; text: string }[];
}

/** Reads the first `## ` section: a point per `- `, which may start with `**stressed**` words. */
export function newestChangelogEntry(changelog: string): ChangelogEntry {
  const [, section = ''] = changelog.split(/^## /m);
  const [title = '', ...points] = section.split(/\n- |\n\n- /);
  return {
    title: title.trim(),
    points: points.map((point) => {
      const text = point.replace(/\s+/g, ' ').trim();
      const [, stressed = '', rest = text] = /^\*\*(.+?)\*\*(.*)$/.exec(text) ?? [];
      return { stressed, text: rest };
    }),
  };
}
