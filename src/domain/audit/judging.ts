import type { Era } from '../eras/era';
import type { EraFacts } from '../eras/facts';
import type { Language } from '../language';
import type { Fight } from '../raid/raid';
import type { Standards } from './standards';

/** What gear is judged by. */
export interface Judging {
  era: Era;
  /** Absent until they are loaded: then only the rules that need none of them speak. */
  facts?: EraFacts | undefined;
  standards: Standards;
  /** What explanations are worded in. Whoever keeps audits makes them again when it changes. */
  language?: Language;
  /** The fight the gear was worn in, which tells the raid and its tier. */
  fight?: Fight | undefined;
}
