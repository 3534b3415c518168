import { FRAME_TEXTS } from '#texts/frame';

export const Loading = ({ className }: { className?: string }) => (
  <p role="status" className={className}>
    {FRAME_TEXTS.loading}
  </p>
);
