import { type Line, numberIn, type SheetColumns, textIn, wordIn } from './sheet.ts';

/** Glyphs of game-icons.net for scripts/draw-icons.ts. Our own choice, not the game's art. */
export const BUFF_GLYPHS: SheetColumns = { key: ['buff'], others: ['glyph', 'colour'] };

/** Classes of CategoryPicture.module.css. */
const COLOURS = [
  'blue',
  'brown',
  'cyan',
  'green',
  'grey',
  'orange',
  'purple',
  'red',
  'yellow',
] as const;

/** Reads glyphs with their colours by the names of buffs and debuffs. Throws SheetWrong. */
export const buffGlyphs = (lines: readonly Line[]) =>
  lines.map((line) => [
    textIn(line, 'buff'),
    [textIn(line, 'glyph'), wordIn(line, 'colour', COLOURS)],
  ]);

/** Glyphs of classes and specs, by the log's words: `Druid-Guardian`. */
export const CLASS_GLYPHS: SheetColumns = { key: ['picture'], others: ['glyph'] };

export const classGlyphs = (lines: readonly Line[]) =>
  lines.map((line) => [textIn(line, 'picture'), textIn(line, 'glyph')]);

/**
 * Glyphs of bosses. The tier names the file, so a raid's list loads one file. Source of encounters
 * and names: DBM-Cataclysm 06b6b14, BigWigs_Cataclysm 6f46340 and logged reports.
 */
export const BOSS_GLYPHS: SheetColumns = {
  key: ['tier', 'encounter'],
  others: ['boss', 'glyph'],
};

/** Reads bosses by file, each with its encounter id, its name for records without ids, and its glyph. */
export function bossGlyphs(lines: readonly Line[]) {
  const files: Record<string, [encounterId: number, boss: string, glyph: string][]> = {};
  for (const line of lines) {
    const file = `bosses-tier-${numberIn(line, 'tier')}`;
    files[file] ??= [];
    files[file].push([numberIn(line, 'encounter'), textIn(line, 'boss'), textIn(line, 'glyph')]);
  }
  return files;
}

/** Reads the glyphs of raids. Some raids have no glyph. Throws SheetWrong. */
export const raidGlyphs = (raids: readonly Line[]) =>
  raids
    .filter((line) => line.cell('glyph') !== '')
    .map((line) => [textIn(line, 'name'), textIn(line, 'glyph')]);
