const threeRegions = ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL']
  .map((title) => `:has([aria-label="${title}"])`)
  .join('');

/** Selectors of the elements that a step renders. They are checked in every frame. */
export const RENDERED_SELECTORS = {
  reportField: 'input[name="report"]',
  /** The app has replaced the prerendered page. */
  app: 'body:not(:has(#first-page)) input[name="report"]',
  bossList: '[data-fight]',
  /** A chosen kill with its three columns. */
  regions: (fightId: number) =>
    `body:has([data-fight="${fightId}"][aria-current="true"])${threeRegions}`,
  /** A season in which no evening lacks its column. */
  season: (evenings: number) => `main:not(:has(progress)) thead th:nth-child(${4 + evenings})`,
  /** A player's page in which no evening lacks its row. */
  player: (evenings: number) => `main:not(:has(progress)) tbody tr:nth-child(${evenings})`,
  details: '[aria-label="Player Details"] [aria-label="Gear"]',
};
