import { RAID_TEXTS } from '#texts/raid';

export const Loading = () => <p role="status">{RAID_TEXTS.loading}</p>;
