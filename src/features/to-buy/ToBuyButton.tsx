import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Era } from '#domain/era/era';
import { hasToBuyTable } from '#domain/to-buy/load-table';
import { isDialogIn } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { DialogFailed } from '#ui/ChunkFailed';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { useOpenDialog } from '#ui/use-open-dialog';

export const ToBuyOfRaid = lateComponent('ToBuyOfRaid', () => import('./ToBuyOfRaid'), {
  Failed: DialogFailed,
});

export const ToBuyTonight = lateComponent('ToBuyTonight', () => import('./ToBuyTonight'), {
  Failed: DialogFailed,
});

export const ToBuyOfPlayer = lateComponent('ToBuyOfPlayer', () => import('./ToBuyOfPlayer'), {
  Failed: DialogFailed,
});

interface ToBuyButtonProps {
  era: Era;
  /** Whether the log has gear of any player on the list. */
  isGearKnown: boolean;
  className?: string | undefined;
  /** The dialog, which is in the address while it is open. */
  children: ReactNode;
}

/** Renders nothing if the era has no table. */
export function ToBuyButton({ era, isGearKnown, className, children }: ToBuyButtonProps) {
  const { hash } = useLocation();
  const open = useOpenDialog('to-buy');
  if (!era.tables || !hasToBuyTable(era.id) || !isGearKnown) return null;
  return (
    <>
      <button
        type="button"
        className={`${className ?? 'btn btn-outline-secondary d-inline-flex gap-2 align-items-center'} d-print-none`}
        onClick={open}
      >
        <Mark name="list" size={16} /> {VIEW_TEXTS.toBuy}
      </button>
      {isDialogIn(hash, 'to-buy') && children}
    </>
  );
}
