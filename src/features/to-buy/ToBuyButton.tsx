import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Era } from '#domain/era/era';
import { hasToBuyTable } from '#domain/to-buy/load-table';
import { dialogLink } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { DialogFailed } from '#ui/ChunkFailed';
import { late } from '#ui/late';
import { Mark } from '#ui/Mark';

export const ToBuyOfRaid = late('ToBuyOfRaid', () => import('./ToBuyOfRaid'), {
  Failed: DialogFailed,
});

export const ToBuyTonight = late('ToBuyTonight', () => import('./ToBuyTonight'), {
  Failed: DialogFailed,
});

export const ToBuyOfPlayer = late('ToBuyOfPlayer', () => import('./ToBuyOfPlayer'), {
  Failed: DialogFailed,
});

interface ToBuyButtonProps {
  era: Era;
  /** Whether the log has the gear of any player concerned. */
  isGearKnown: boolean;
  className?: string | undefined;
  /** The dialog, in the address while it is open. */
  children: ReactNode;
}

/** Renders only where the era has a table. */
export function ToBuyButton({ era, isGearKnown, className, children }: ToBuyButtonProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const dialog = dialogLink('to-buy', search);
  if (!era.tables || !hasToBuyTable(era.id) || !isGearKnown) return null;
  return (
    <>
      <button
        type="button"
        className={`${className ?? 'btn btn-outline-secondary'} d-print-none`}
        // A double click adds one history entry.
        onClick={() => navigate(dialog, { replace: window.location.hash === dialog.hash })}
      >
        <Mark name="list" size={16} /> {VIEW_TEXTS.toBuy}
      </button>
      {hash === dialog.hash && children}
    </>
  );
}
