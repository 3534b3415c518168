import type { MouseEvent } from 'react';

/** The id of the boss list's heading. */
export const BOSS_LIST_ID = 'boss-kills';

/** What makes a link lead to the boss list. Like any arrival: the view and the focus go there, and the address stays. */
export const BOSS_LIST_LINK = {
  href: `#${BOSS_LIST_ID}`,
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    const heading = document.getElementById(BOSS_LIST_ID);
    heading?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView();
  },
};
