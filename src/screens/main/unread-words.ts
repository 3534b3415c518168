import type { Audit } from '#domain/audit/audit';
import { isCosmetic, slotWord } from '#domain/gear/slots';
import { PLAYER_TEXTS } from '#texts/player';

/** Names unread pieces, except shirt and tabard: `Legs (Shadowflame Leggings)`. */
export const describeUnread = ({ raider, era }: Audit): string[] =>
  (raider.unreadPieces ?? [])
    .filter(({ slot }) => slot === undefined || !isCosmetic(era, slot))
    .map(({ slot, name }) =>
      PLAYER_TEXTS.unreadPiece(slot === undefined ? undefined : slotWord(era, slot), name),
    );
