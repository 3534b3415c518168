/** A foot has a bar for each kill whose players are there. */
const filled = (kills: number) =>
  Array.from({ length: kills }, (_, index) => `:has(td:nth-child(${index + 2}) meter)`).join('');

const threeRegions = ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL']
  .map((title) => `:has([aria-label="${title}"])`)
  .join('');

/** What a page shows once a step is done, as selectors: the stopwatch looks for them in every frame. */
export const DRAWN = {
  reportField: 'input[name="report"]',
  /** The app in place of the prerendered page. */
  app: 'body:not(:has(#first-page)) input[name="report"]',
  bossList: '[data-kill]',
  /** A chosen kill with its three columns. */
  regions: (killId: number) =>
    `body:has([data-kill="${killId}"][aria-current="true"])${threeRegions}`,
  board: '[aria-label="Raiders by slot"]',
  wholeRaid: '[aria-label="Raiders by kill"] tfoot',
  wholeRaidBox: '[aria-label="Raiders by kill"]',
  /** The table of a whole raid with the players of every kill. */
  filledRaid: (kills: number) => `[aria-label="Raiders by kill"] tfoot${filled(kills)}`,
  /** Of the bench's own page. */
  plainTable: '[aria-label="Plain table"]',
  details: '[aria-label="Player Details"] [aria-label="Gear"]',
};
