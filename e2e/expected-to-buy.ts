/** The list of a raid of the fixtures, worked out by another program. */

export interface ExpectedLine {
  count: number;
  text: string;
  note: string;
  /** Short words: `simulator`, `wore it`, `4 of 5`. */
  reasons: string[];
  names: Record<string, number>;
  imports: number[];
  steps?: unknown;
}

export interface ExpectedToBuy {
  now: {
    players: string[];
    faulty: string[];
    groups: Record<string, ExpectedLine[]>;
    copies: Record<'list' | 'discord' | 'tsm' | 'auctionator', string>;
  };
  kills: Record<string, Record<string, string[]>>;
}
