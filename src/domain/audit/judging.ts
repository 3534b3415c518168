import type { Era } from '../eras/era';
import type { EraFacts } from '../eras/facts';
import type { Language } from '../language';
import type { AtThePull } from '../pull/at-the-pull';
import type { Fight } from '../raid/raid';
import type { Standards } from './standards';

/** What an audit depends on besides the raider. */
export interface Judging {
  era: Era;
  /** Undefined until loaded; until then only rules without facts run. */
  facts?: EraFacts | undefined;
  standards: Standards;
  /** The language of explanations. A cached audit is stale once it changes. */
  language?: Language;
  /** The fight, which tells the raid and tier. */
  fight?: Fight | undefined;
  /** Undefined until it is there: until then rules about the pull find nothing. */
  pull?: AtThePull | undefined;
}
