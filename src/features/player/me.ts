import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';
import { isPlayer, type PlayerRef } from '#domain/digests/roster-notes';

/** The players who are the user, once that is read. */
export const me = observable<readonly PlayerRef[]>([]);

/** Whether a player of any view is the user. */
export const useIsMe = (player: PlayerRef | undefined): boolean =>
  useObservable(me).some((ref) => player !== undefined && isPlayer(ref, player));
