import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { discordMessages } from '#domain/hand-over/discord';
import { lastAuditOfEach, playersToShare } from '#domain/hand-over/players-to-share';
import { toSharedAudit } from '#domain/hand-over/shared-audit';
import { sharedNow, toSharedNight } from '#domain/hand-over/shared-night';
import { utf8Bytes, whispers } from '#domain/hand-over/whispers';
import { LoggedReport, toRaid } from '../log-site/fetch-raid';
import { LoggedSummary } from '../log-site/logged-summary';
import { toRaiders } from '../log-site/to-raiders';
import { readSharedLink, sharedLink } from './shared-link';

const ORIGIN = 'https://ready-check.example.org/';
const context = { era: CATACLYSM, facts: CATACLYSM_FACTS, standards: DEFAULT_STANDARDS };
const everything = { withAdvice: true, leftOut: [] };

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe.each(['public/sample', 'e2e/fixtures/deeper-25'])('%s', (folder) => {
  const raid = toRaid(v.parse(LoggedReport, read(`${folder}/fights.json`)));

  test.each(raid.kills)(`the raid in ${folder} shared at $boss fits every format`, async (kill) => {
    const raiders = toRaiders(v.parse(LoggedSummary, read(`${folder}/summary-${kill.id}.json`)));
    const audits = raiders.map((raider) => audit(raider, { ...context, fight: kill }));
    const sharedAudit = toSharedAudit({
      code: 'TierElevenNight1',
      raid,
      fight: kill,
      audits,
      context,
      judgedAt: 1_795_000_654_321,
    });
    const link = ORIGIN + (await sharedLink(sharedAudit));
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(await readSharedLink(new URL(link).hash)).toEqual(sharedAudit);

    const players = playersToShare([{ fight: kill, audits }], everything);
    const post = { title: raid.title, fight: kill.boss, players };
    for (const message of discordMessages(post)) expect(message.length).toBeLessThanOrEqual(2000);
    for (const line of whispers(players)) expect(utf8Bytes(line)).toBeLessThanOrEqual(255);
  });

  test(`the night in ${folder} fits a link, which says what each player lacks now`, async () => {
    const kills = raid.kills.map((kill) => ({
      fight: kill,
      audits: toRaiders(v.parse(LoggedSummary, read(`${folder}/summary-${kill.id}.json`))).map(
        (raider) => audit(raider, { ...context, fight: kill }),
      ),
    }));
    const shared = toSharedNight({
      code: 'TierElevenNight1',
      raid,
      kills,
      leftOut: [],
      context,
      judgedAt: 1_795_000_654_321,
    });
    const link = ORIGIN + (await sharedLink(shared));
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(await readSharedLink(new URL(link).hash)).toEqual(shared);
    const now = new Map(lastAuditOfEach(kills).map((one) => [one.raider.name, one]));
    for (const player of shared.players) {
      expect(player.now).toHaveLength(now.get(player.name)?.findings.length ?? -1);
      const { attended, known } = sharedNow(player);
      const there = kills.filter(({ audits }) =>
        audits.some(({ raider }) => raider.name === player.name),
      );
      expect([attended, known]).toEqual([there.length, kills.length]);
    }
  });
});
