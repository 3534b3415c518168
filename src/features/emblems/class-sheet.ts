import { CLASSES } from '#domain/raid/classes';

/** The pictures of public/icons/classes.png from top to bottom: each class, then its specs. */
export const CLASS_SHEET_NAMES: readonly string[] = [
  ...Object.values(CLASSES).flatMap(({ loggedName, specs }) => [
    loggedName,
    ...specs.map((spec) => `${loggedName}-${spec}`),
  ]),
  'Unknown',
];
