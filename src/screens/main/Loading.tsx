import { RAID_TEXTS } from '#texts/raid';

/** Holds the place of what is on its way. */
export const Loading = () => <p role="status">{RAID_TEXTS.loading}</p>;
