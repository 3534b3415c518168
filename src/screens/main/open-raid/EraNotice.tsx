import { judgedEraNames } from '#domain/eras/era-list';
import type { RaidEra } from '#domain/eras/era-of';
import { FOREVER } from '#domain/eras/forever';
import { UNKNOWN_GAME } from '#domain/eras/unjudged-eras';
import { term } from '#domain/language';
import { ERA_TEXTS } from '#texts/era';
import { Notice } from '#ui/Notice';

export function EraNotice({ raidEra }: { raidEra: RaidEra }) {
  const sentence = eraNoticeText(raidEra);
  if (!sentence) return null;
  return (
    <Notice role="status" tone="warning">
      {sentence}
    </Notice>
  );
}

function eraNoticeText({ era, isCertain, unknownVersion, mixedEras }: RaidEra): string | undefined {
  if (unknownVersion !== undefined) return ERA_TEXTS.unknownGame(unknownVersion, judgedEraNames());
  if (era === UNKNOWN_GAME) return ERA_TEXTS.unknownRaids;
  if (mixedEras) return ERA_TEXTS.mixed(mixedEras.map(({ name }) => term(name)));
  if (!isCertain) return ERA_TEXTS.uncertain(term(era.name));
  if (era === FOREVER) return ERA_TEXTS.forever;
  return era.tables ? undefined : ERA_TEXTS.notJudged(term(era.name), judgedEraNames());
}
