import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { levelScale } from '#domain/audit/barcode';
import type { AuditedFight } from '#domain/audit/night';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { RaidBuffs } from '#domain/coverage/category';
import { coverRaid } from '#domain/coverage/coverage';
import {
  auditsToShare,
  fightsToShare,
  lastOfEach,
  playersToShare,
  SHARED_PULL_LISTS,
} from '#domain/hand-over/players-to-share';
import { minimumToShare } from '#domain/hand-over/shared-audit';
import { term } from '#domain/language';
import { listTitle, pullHeading } from '#domain/pull/pull-words';
import { describeDifficulty } from '#domain/raid/fight-title';
import type { Fight, Raider } from '#domain/raid/raid';
import { useAuditContext } from '#features/audit/use-audit-context';
import { fightEmblem } from '#features/emblems/zone-class';
import { SendButton } from '#features/share/SendButton';
import share from '#features/share/Share.module.css';
import { CopyOneButton, CopyOutcome } from '#features/share/ShareFoot';
import { BUFF_TEXTS } from '#texts/buffs';
import { PULL_TEXTS } from '#texts/pull';
import { RAID_TEXTS } from '#texts/raid';
import { SHARE_TEXTS } from '#texts/share';
import { Button } from '#ui/Button';
import { download } from '#ui/download';
import { formatDate } from '#ui/format';
import { emblemOf } from '#ui/game/emblems';
import { useCopying } from '#ui/use-copying';
import styles from './Picture.module.css';
import { Sheet } from './picture/canvas';
import { drawKill } from './picture/draw-kill';
import { drawNight } from './picture/draw-night';
import { fileName, type ShareFormatProps } from './share-format';
import { useSharedLink } from './use-shared-link';

interface PictureProps extends ShareFormatProps {
  /** Its alternative text. */
  words: string;
}

export function Picture(props: PictureProps) {
  const { picture, error, isSlow } = useDrawn(props);
  if (error) return <p role="alert">{SHARE_TEXTS.picture.failed}</p>;
  return (
    <>
      <p role="status" className={isSlow ? 'mb-0' : 'visually-hidden'}>
        {isSlow && SHARE_TEXTS.picture.drawing}
      </p>
      {picture && <Made {...props} picture={picture} />}
    </>
  );
}

function Made({ picture, ...props }: PictureProps & { picture: Drawn }) {
  const { code, fight, words } = props;
  // The link is worked out after the picture is there.
  const { link } = useSharedLink(props);
  const copying = useCopying('briefly');
  const [downloaded, setDownloaded] = useState('');
  const isRefused = copying.last?.label === SHARE_TEXTS.picture.copy && copying.last.isRefused;
  const file = new File([picture.png], `${fileName(code, fight)}.png`, { type: 'image/png' });
  return (
    <>
      <img className={styles.picture} src={picture.address} alt={words} />
      <p className="small text-body-secondary mb-0">{SHARE_TEXTS.picture.hint}</p>
      {isRefused ? (
        <p role="status" className="small mb-0">
          {SHARE_TEXTS.picture.refused}
        </p>
      ) : (
        <CopyOutcome last={copying.last} />
      )}
      <p role="status" className={downloaded ? 'small mb-0' : 'visually-hidden'}>
        {downloaded && SHARE_TEXTS.downloaded(downloaded)}
      </p>
      <div className={share.foot}>
        {canCopyPictures() && (
          <CopyOneButton
            label={SHARE_TEXTS.picture.copy}
            text={file.name}
            write={() => navigator.clipboard.write([new ClipboardItem({ [PNG]: picture.png })])}
            copying={copying}
            className="btn-primary"
          />
        )}
        <Button
          onClick={() => {
            download(file);
            setDownloaded(file.name);
          }}
        >
          {SHARE_TEXTS.picture.download}
        </Button>
        {link && (
          <CopyOneButton
            label={SHARE_TEXTS.copyLink}
            text={link}
            copying={copying}
            className="btn-outline-secondary"
          />
        )}
        <SendButton data={toSend(file, link)} />
      </div>
    </>
  );
}

const PNG = 'image/png';

/** Firefox before 127 has no ClipboardItem. */
const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {});

/** Some share sheets take no text beside a file. */
function toSend(file: File, link: string | undefined): ShareData {
  const both = { files: [file], text: link ?? '' };
  return link && navigator.canShare?.(both) ? both : { files: [file] };
}

interface Drawn {
  /** The findings that it shows. */
  words: string;
  png: Blob;
  address: string;
}

const SLOW_AFTER = 300;

/** Draws the picture again whenever what it shows changes. */
function useDrawn({ raid, era, fight, fights, options, words }: PictureProps) {
  const context = useAuditContext(era);
  const { data: buffs, isPending } = useQuery(eraQueries.buffs(era));
  const [drawn, setDrawn] = useState<{ picture?: Drawn; error?: unknown; isSlow?: boolean }>({});
  const notes = useMemo(() => notesOf(fights, options, buffs), [fights, options, buffs]);

  useEffect(() => {
    if (isPending) return;
    let isCurrent = true;
    const show = (next: typeof drawn) => isCurrent && setDrawn(next);
    const timer = setTimeout(() => show({ isSlow: true }), SLOW_AFTER);
    const draw = async () => {
      const sheet = new Sheet();
      const emblems = fights.map((one) => emblemOf(fightEmblem(one.fight)));
      await sheet.load(`${words} ${notes.flat().join(' ')}`, emblems);
      const place = fight && placeOf(fight);
      const facts = [
        place ?? '',
        raid.title.trim(),
        raid.startedAt ? formatDate(raid.startedAt) : '',
      ];
      const height = fight
        ? drawKill(sheet, {
            fight,
            facts,
            audits: auditsToShare(fights, options),
            item: context.facts?.item,
            scale: scaleOf(fight, fights, context),
            notes,
          })
        : drawNight(sheet, { facts, fights: fightsToShare(fights, options), era, notes });
      const png = await sheet.toPng(height);
      return { words, png, address: await toAddress(png) };
    };
    draw()
      .then(
        (picture) => show({ picture }),
        (error) => {
          console.error(error);
          show({ error });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [raid, era, fight, fights, options, words, context, notes, isPending]);
  // A player who has just been left out is in no picture that can be copied.
  return { ...drawn, picture: drawn.picture?.words === words ? drawn.picture : undefined };
}

/** Also by who is left out, as on the page. */
function scaleOf(fight: Fight, fights: readonly AuditedFight[], context: AuditContext) {
  const audits = fights.flatMap((audited) => ('audits' in audited ? audited.audits : []));
  return context.era.tables && levelScale(audits, minimumToShare(fight, context));
}

function placeOf(fight: Fight): string {
  const place = [fight.zone, describeDifficulty(fight.difficulty)].filter(Boolean).join(' ');
  return fight.kind === 'attempt'
    ? place + RAID_TEXTS.nthAttempt(fight.nth, fight.bossPercentage)
    : place;
}

/** The content policy allows pictures in data addresses only. */
const toAddress = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(png);
  });

function notesOf(
  fights: readonly AuditedFight[],
  options: ShareFormatProps['options'],
  buffs: RaidBuffs | null | undefined,
) {
  const notes: [label: string, words: string][] = [];
  const raiders = lastOfEach(fights);
  if (buffs && raiders.length > 0) notes.push([RAID_TEXTS.buffs, coverageWords(raiders, buffs)]);
  if (!options.withPull) return notes;
  const [only, ...others] = fights;
  if (only && 'audits' in only && only.pull && others.length === 0)
    notes.push([PULL_TEXTS.title, pullHeading(only.pull)]);
  const players = playersToShare(fights, options);
  for (const list of SHARED_PULL_LISTS) {
    const named = players.filter(({ pull }) => pull?.includes(list));
    const names = named.map(({ name, distinctName = name }) => distinctName);
    if (names.length > 0) notes.push([listTitle(list), names.join(', ')]);
  }
  return notes;
}

function coverageWords(raiders: readonly Raider[], buffs: RaidBuffs): string {
  const { categories } = coverRaid(raiders, buffs);
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  return missing.length > 0
    ? BUFF_TEXTS.lacking(
        missing.map(({ category }) => term(category.name)),
        [],
      )
    : BUFF_TEXTS.coveredOf(covered.length, categories.length);
}
