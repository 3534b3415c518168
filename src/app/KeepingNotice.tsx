import { keepingTrouble } from '#data/device-store';
import { useObservable } from '#data/use-observable';
import { FRAME_TEXTS } from '#texts/frame';
import { Notice } from '#ui/Notice';

/** Says that what is opened now will not be there without a connection, and why. */
export function KeepingNotice() {
  const trouble = useObservable(keepingTrouble);
  if (trouble === 'none') return null;
  return (
    <div className="container-xl">
      <Notice role="alert" tone="warning">
        {FRAME_TEXTS.notKeeping[trouble]}
      </Notice>
    </div>
  );
}
