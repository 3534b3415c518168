import { judgedEraNames } from '#domain/eras/era-list';
import type { RaidEra } from '#domain/eras/era-of';
import { term } from '#domain/language';
import { ERA_TEXTS } from '#texts/era';
import { Notice } from '#ui/Notice';

/** What a reader must know of the raid's era before trusting the verdicts; nothing where the era is certain and has rules. */
export function EraNotice({ raidEra }: { raidEra: RaidEra }) {
  const sentences = sentencesOf(raidEra);
  if (sentences.length === 0) return null;
  return (
    <Notice role="status" tone="warning">
      {sentences.join(' ')}
    </Notice>
  );
}

function sentencesOf({ era, isCertain, unknownVersion, mixed }: RaidEra): string[] {
  const version = unknownVersion === undefined ? [] : [ERA_TEXTS.unknownVersion(unknownVersion)];
  if (mixed) return [...version, ERA_TEXTS.mixed(mixed.map(({ name }) => term(name)))];
  if (!isCertain) return [...version, ERA_TEXTS.uncertain(term(era.name))];
  if (!era.tables) return [...version, ERA_TEXTS.notJudged(term(era.name), judgedEraNames())];
  return version.length > 0 ? [...version, ERA_TEXTS.takenFor(term(era.name))] : [];
}
