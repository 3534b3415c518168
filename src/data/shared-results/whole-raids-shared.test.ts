import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import type { Kill } from '#domain/raid/raid';
import { discordMessages } from '#domain/share/discord';
import { lastAuditOfEach, playersToShare } from '#domain/share/players-to-share';
import { toSharedFight } from '#domain/share/shared-fight';
import { sharedNightRows, toSharedNight } from '#domain/share/shared-night';
import { utf8Bytes, whispers } from '#domain/share/whispers';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { raidersIn, raidIn } from '#test/recorded';
import { readSharedLink, sharedLink } from './shared-link';

const ORIGIN = 'https://ready-check.example.org/';
const context = CATACLYSM_CONTEXT;
const everything = { withAdvice: true, notShared: [] };

describe.each(['public/sample', 'e2e/fixtures/deeper-25'])('%s', (folder) => {
  const raid = raidIn(folder);
  const auditsOf = (fight: Kill) =>
    raidersIn(folder, fight.id).map((raider) => audit(raider, { ...context, fight }));

  test.each(raid.kills)(
    `the raid in ${folder} fits every format when shared at $boss`,
    async (kill) => {
      const audits = auditsOf(kill);
      const sharedFight = toSharedFight({
        code: 'TierElevenNight1',
        raid,
        fight: kill,
        audits,
        context,
        judgedAt: 1_795_000_654_321,
      });
      const link = ORIGIN + (await sharedLink(sharedFight));
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(await readSharedLink(new URL(link).hash)).toEqual(sharedFight);

      const players = playersToShare([{ fight: kill, audits }], everything);
      const post = { title: raid.title, fight: kill.boss, players };
      for (const message of discordMessages(post)) expect(message.length).toBeLessThanOrEqual(2000);
      for (const line of whispers(players)) expect(utf8Bytes(line)).toBeLessThanOrEqual(255);
    },
  );

  test(`the night in ${folder} fits a link with the current faults of each player`, async () => {
    const kills = raid.kills.map((kill) => ({ fight: kill, audits: auditsOf(kill) }));
    const from = { code: 'TierElevenNight1', raid, kills, judgedAt: 1_795_000_654_321 };
    const shared = toSharedNight({ ...from, notShared: [], context });
    const link = ORIGIN + (await sharedLink(shared));
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(await readSharedLink(new URL(link).hash)).toEqual(shared);
    const now = new Map(lastAuditOfEach(kills).map((one) => [one.raider.name, one]));
    for (const { player, now: last, attended, known } of sharedNightRows(shared)) {
      expect(last.findings).toHaveLength(now.get(player.name)?.findings.length ?? -1);
      const namesAt = kills.map(({ audits }) => audits.map(({ raider }) => raider.name));
      const killsWithPlayer = namesAt.filter((names) => names.includes(player.name));
      expect([attended, known]).toEqual([killsWithPlayer.length, kills.length]);
    }
  });
});
