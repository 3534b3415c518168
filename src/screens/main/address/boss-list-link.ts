import type { MouseEvent } from 'react';
import { arriveAt } from '#ui/use-focus-on-arrival';

export const BOSS_LIST_ID = 'boss-kills';

/** Makes a link focus and scroll to the boss list without changing the address. */
export const BOSS_LIST_LINK = {
  href: `#${BOSS_LIST_ID}`,
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    const heading = document.getElementById(BOSS_LIST_ID);
    if (heading) arriveAt(heading);
  },
};
