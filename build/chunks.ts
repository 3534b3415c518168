import { existsSync } from 'node:fs';

/**
 * The larger chunks with their root modules. A chunk also has the roots' imports that no earlier
 * chunk has. By default every small shared module becomes its own chunk (130 in all); on a slow
 * phone the extra requests cost more than the code.
 */
const ROOTS = {
  index: ['start.ts'],
  // Language chunks import the last two modules, so an early chunk must have these.
  main: ['main.tsx', 'domain/listing.ts', 'texts/wait.ts'],
  // A fetched report is shown once its saved kills are found, so both modules load together.
  'fetch-raid': ['data/log-site/fetch-raid.ts', 'data/changes/apply-changes.ts'],
  OpenRaid: [
    'screens/main/open-raid/RaidRail.tsx',
    'screens/main/open-raid/OpenRaid.tsx',
    'data/eras/raid-facts.ts',
    // Without this root the settings would load PlayerDetails.
    'ui/Details.tsx',
  ],
  'table-facts': ['domain/era/table-facts.ts', 'domain/era/shared-facts.ts'],
  SavedRaidList: ['screens/main/saved/SavedRaidList.tsx', 'features/emblems/Glyph.tsx'],
  SearchForm: ['screens/main/search/SearchForm.tsx'],
  PlayerDetails: ['screens/main/details/PlayerDetails.tsx'],
  // A raid needs these chunks once the page is idle. They are few, because each chunk costs a slow
  // phone 5 to 20 ms. Other screens import from the first three.
  'save-night': ['data/raids/saving/save-night.ts', 'screens/main/open-raid/KillCounts.tsx'],
  CoverageSummary: ['features/buffs/CoverageSummary.tsx', 'domain/eras/cataclysm/classes.ts'],
  pull: [
    'features/pull/PullSummary.tsx',
    'features/pull/UnseenMarks.tsx',
    'screens/main/details/AtThePull.tsx',
    'data/log-site/fetch-pull.ts',
    'domain/pull/read-pull.ts',
    'domain/pull/consumables.ts',
  ],
  'late-start': ['app/late-start.tsx', 'features/emblems/RingContent.tsx'],
  'late-raid': [
    'screens/main/readiness/Readiness.tsx',
    'screens/main/missing-kills/KillsOnDevice.tsx',
  ],
  tables: [
    'features/tables/RaiderHead.tsx',
    'features/tables/SortHead.tsx',
    'features/tables/FindingParts.tsx',
    'features/tables/Matrix.tsx',
    'features/tables/CellRun.tsx',
    'features/tables/RaidTable.module.css',
    'features/tables/use-stable-row-order.ts',
  ],
};

/** The bundler's groups, made from ROOTS. Throws if a root is missing. */
export const CHUNKS = Object.entries(ROOTS).map(([name, roots]) => {
  const missingRoot = roots.find((root) => !existsSync(`src/${root}`));
  if (missingRoot)
    throw new Error(`build/chunks.ts names src/${missingRoot}, which does not exist`);
  return { name, test: (id: string) => roots.some((root) => id.endsWith(`/src/${root}`)) };
});
