import type { Kill, Raid } from './raid';

/** The kill that an address's `fight` names; `last` is the last boss that fell. */
export const chosenKill = ({ kills }: Raid, fight: string): Kill | undefined =>
  fight === 'last' ? kills.at(-1) : kills.find(({ id }) => `${id}` === fight);
