import { type Line, type SheetColumns, textIn, wordIn } from './sheet.ts';

/** A group is an era's folder, if the realm's servers opened with that era, or `classic`. */
export const REALMS: SheetColumns = { key: ['group', 'region', 'realm'], others: ['source'] };

const REGIONS = ['US', 'EU'] as const;

/** Reads the realms of a group by region. Throws SheetWrong. */
export const realmsByRegion = (group: string, lines: readonly Line[]) =>
  Object.fromEntries(
    REGIONS.map((region) => [
      region,
      lines
        .filter((line) => textIn(line, 'group') === group)
        .filter((line) => wordIn(line, 'region', REGIONS) === region)
        .map((line) => textIn(line, 'realm')),
    ]),
  );

/** Guilds that the name field suggests, in their order. */
export const GUILDS: SheetColumns = { key: ['rank'], others: ['name', 'source'] };
