const DESKTOP = { width: 1280, height: 800, density: 1 };
const PHONE = { width: 390, height: 844, density: 2 };
const MAGMAW = '&fight=12';

/** Pictures of the sample raid, which scripts/take-screenshots.ts takes and the manifest names. */
export const SCREENSHOTS = [
  {
    ...PHONE,
    name: 'phone',
    address: MAGMAW,
    shows: 'MISSING ENCHANTS',
    label: 'A raid audited on a phone',
  },
  {
    ...DESKTOP,
    name: 'desktop',
    address: `${MAGMAW}&player=Haldora`,
    shows: 'Worth a look',
    label: 'A raid audited on a desktop',
  },
  {
    ...DESKTOP,
    name: 'board',
    address: `${MAGMAW}&view=board`,
    shows: 'Per slot',
    label: 'The gear of all raiders, slot by slot',
  },
  {
    ...DESKTOP,
    name: 'night',
    address: '&view=night',
    shows: 'Changed tonight',
    label: 'The whole night: what changed, and what never did',
  },
  {
    ...DESKTOP,
    name: 'post',
    address: `${MAGMAW}#share`,
    shows: 'Copy for Discord',
    label: 'A raid’s faults as a post for Discord',
  },
];
