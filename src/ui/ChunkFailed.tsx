import type { ReactNode } from 'react';
import { FRAME_TEXTS } from '#texts/frame';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useCloseDialog } from '#ui/use-close-dialog';

interface ChunkFailedProps {
  words?: string;
  children?: ReactNode;
}

/** Offers to reload the page, as browsers do not retry a failed chunk in an open page. */
export const ChunkFailed = ({ words = FRAME_TEXTS.chunkFailed, children }: ChunkFailedProps) => (
  <Notice tone="warning" isRow>
    <span className="me-auto">{words}</span>
    <Button tone="primary" isSmall onClick={() => window.location.reload()}>
      {FRAME_TEXTS.reload}
    </Button>
    {children}
  </Notice>
);

export function DialogFailed() {
  const close = useCloseDialog();
  return (
    <div className="page fixed-bottom">
      <ChunkFailed>
        <Button isSmall onClick={close}>
          {FRAME_TEXTS.close}
        </Button>
      </ChunkFailed>
    </div>
  );
}
