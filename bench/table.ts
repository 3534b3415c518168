import type { Figure, Section, Yardstick } from './figure';

const TITLES = ['figure', 'here', '× blank', '× bare React', 'target', 'met'];

/** Formats the figures as a Markdown table, with their ratio to the yardstick. */
export function toTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ figures, yardstick }) =>
    figures.map((figure) => toRow(figure, yardstick)),
  );
  const widths = TITLES.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const ruler = widths.map((width) => '-'.repeat(width));
  return [TITLES, ruler, ...rows]
    .map((row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`)
    .join('\n');
}

function toRow({ name, values, unit, target }: Figure, yardstick?: Yardstick): string[] {
  const listed = (numbers: readonly number[]) => numbers.map(roundDigits).join(' / ');
  const times = (one: number | undefined) =>
    one ? listed(values.map((value) => value / one)) : '';
  return [
    name,
    `${listed(values)} ${unit}`.trim(),
    times(yardstick?.blank),
    times(yardstick?.bareReact),
    target?.words ?? '',
    target ? (target.isMet ? 'yes' : '**no**') : '',
  ];
}

function roundDigits(value: number): string {
  if (Number.isInteger(value)) return `${value}`;
  return value < 10 ? value.toFixed(value < 0.1 ? 4 : 1) : value.toFixed(0);
}
