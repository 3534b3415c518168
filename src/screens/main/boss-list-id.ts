/** The id of the boss list's heading, which the boss switch leads to. */
export const BOSS_LIST_ID = 'boss-kills';
