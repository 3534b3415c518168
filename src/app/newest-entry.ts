export interface ChangelogEntry {
  title: string;
  points: readonly { stressed: string; text: string }[];
}

/** The first `## ` section: a point per `- `, optionally starting with `**stressed**` words. */
export function newestEntry(changelog: string): ChangelogEntry {
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
