import { useCopying } from '#ui/use-copying';
import { CopyPictureButton, PictureOutcome } from './Picture';
import type { ShareFormatProps } from './share-format';
import { usePicture } from './use-picture';

/** Copies the picture of a result. The dialog shows the picture, so this does not. */
export function CopyPicture(props: Omit<ShareFormatProps, 'options'>) {
  const { picture } = usePicture({ ...props, options: ALL_PLAYERS });
  const copying = useCopying('briefly');
  if (!picture) return null;
  return (
    <>
      <CopyPictureButton picture={picture} copying={copying} className="btn-outline-secondary" />
      <PictureOutcome last={copying.last} />
    </>
  );
}

const ALL_PLAYERS = { withAdvice: false, notShared: [] };
