import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { theme } from '#data/settings/theme';
import { useObservable } from '#data/use-observable';
import type { AuditedFight } from '#domain/audit/night';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { RaidBuffs } from '#domain/coverage/category';
import { coverRaid } from '#domain/coverage/coverage';
import { firstPullAt } from '#domain/eras/raid-fights';
import { formatDate } from '#domain/format';
import { term } from '#domain/language';
import { listTitle, pullHeading } from '#domain/pull/pull-words';
import type { Raider } from '#domain/raid/raid';
import {
  auditsToShare,
  fightsToShare,
  lastOfEach,
  playersToShare,
  SHARED_PULL_LISTS,
  type ShareOptions,
} from '#domain/share/players-to-share';
import { SECOND } from '#domain/time';
import { useAuditContext } from '#features/audit/use-audit-context';
import { fightEmblem } from '#features/emblems/zone-class';
import { BUFF_TEXTS } from '#texts/buffs';
import { PULL_TEXTS } from '#texts/pull';
import { RAID_TEXTS } from '#texts/raid';
import { emblemOf } from '#ui/game/emblems';
import { placeText } from '#ui/game/fight-words';
import { scaleInFight } from '../tiles/use-level-scale';
import { Drawing } from './picture/canvas';
import { drawFight } from './picture/draw-fight';
import { drawNight } from './picture/draw-night';
import { messagesOf, type ShareFormatProps } from './share-format';

export interface DrawnPicture {
  /** The picture's alternative text. */
  words: string;
  png: Blob;
  address: string;
}

const SLOW_AFTER = 0.3 * SECOND;

/** Draws the picture, and again whenever its contents change. */
export function usePicture(props: ShareFormatProps) {
  const { raid, era, fight, fights, options } = props;
  const words = messagesOf(props).join('\n\n');
  const context = useAuditContext(era);
  const { data: buffs, isPending } = useQuery(eraQueries.buffs(era));
  const [drawn, setDrawn] = useState<{ picture?: DrawnPicture; error?: unknown; isSlow?: boolean }>(
    {},
  );
  const notes = useMemo(() => groupNotes(fights, options, buffs), [fights, options, buffs]);
  const shownTheme = useObservable(theme);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are the theme's
  useEffect(() => {
    if (isPending) return;
    let isCurrent = true;
    let address = '';
    const show = (next: typeof drawn) => isCurrent && setDrawn(next);
    const timer = setTimeout(() => show({ isSlow: true }), SLOW_AFTER);
    drawPicture({ ...props, words, context, notes })
      .then(
        (png) => {
          if (isCurrent) address = URL.createObjectURL(png);
          show({ picture: { words, png, address } });
        },
        (error) => {
          console.error(error);
          show({ error });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [raid, era, fight, fights, options, words, context, notes, isPending, shownTheme]);
  // A picture to copy must not show a player whom the user has just excluded.
  return { ...drawn, picture: drawn.picture?.words === words ? drawn.picture : undefined };
}

interface PictureContents extends ShareFormatProps {
  words: string;
  context: AuditContext;
  notes: readonly Note[];
}

async function drawPicture(contents: PictureContents): Promise<Blob> {
  const { raid, era, fight, fights, options, words, context, notes } = contents;
  const drawing = new Drawing();
  const emblems = fights.map((one) => emblemOf(fightEmblem(one.fight)));
  await drawing.load(`${words} ${notes.flat().join(' ')}`, emblems);
  const facts = [
    fight ? placeText(fight) : '',
    raid.title.trim(),
    raid.startedAt ? formatDate(firstPullAt(raid)) : '',
  ];
  const height = fight
    ? drawFight(drawing, {
        fight,
        facts,
        audits: auditsToShare(fights, options),
        item: context.facts?.item,
        // The scale of all raiders, as on the page, including those who are not shared.
        scale: scaleInFight(auditsToShare(fights, { notShared: [] }), fight, context),
        notes,
      })
    : drawNight(drawing, { facts, fights: fightsToShare(fights, options), era, notes });
  return drawing.toPng(height);
}

type Note = [label: string, words: string];

/** Returns notes about the buffs that the group lacks, and about flask and food. */
function groupNotes(
  fights: readonly AuditedFight[],
  options: ShareOptions,
  buffs: RaidBuffs | null | undefined,
) {
  const notes: Note[] = [];
  const raiders = lastOfEach(fights);
  if (buffs && raiders.length > 0) notes.push([RAID_TEXTS.buffs, coverageText(raiders, buffs)]);
  if (!options.withPull) return notes;
  const [only, ...others] = fights;
  if (only && 'audits' in only && only.pull && others.length === 0)
    notes.push([PULL_TEXTS.title, pullHeading(only.pull)]);
  const players = playersToShare(fights, options);
  for (const list of SHARED_PULL_LISTS) {
    const listed = players.filter(({ pull }) => pull?.includes(list));
    const names = listed.map(({ name, distinctName = name }) => distinctName);
    if (names.length > 0) notes.push([listTitle(list), names.join(', ')]);
  }
  return notes;
}

function coverageText(raiders: readonly Raider[], buffs: RaidBuffs): string {
  const { categories } = coverRaid(raiders, buffs);
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  return missing.length > 0
    ? BUFF_TEXTS.missingCategories(
        missing.map(({ category }) => term(category.name)),
        [],
      )
    : BUFF_TEXTS.coveredOf(covered.length, categories.length);
}
