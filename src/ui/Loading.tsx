import { RAID_TEXTS } from '#texts/raid';

export const Loading = ({ className }: { className?: string }) => (
  <p role="status" className={className}>
    {RAID_TEXTS.loading}
  </p>
);
