import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { loadRareChanges } from '#data/changes/changes';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { charactersOf, newestCode } from '#domain/groups/groups';
import { type PlayerPage, playerPage } from '#domain/player/player-page';
import { isPlayer, type PlayerRef } from '#domain/raid/player-ref';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { ReadingRaids, ReadingTroubles } from '#features/groups/ReadingTroubles';
import {
  type GroupsOnDevice,
  useGroupsOnDevice,
  useGuildSources,
} from '#features/groups/use-groups';
import { useShortcuts } from '#features/keyboard/use-shortcuts';
import { PageTitle } from '#features/page/PageTitle';
import { useIsOwnPlayer } from '#features/player/OwnPlayerMark';
import { PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { Button } from '#ui/Button';
import { useEntryState } from '#ui/entry-state';
import { Loading } from '#ui/Loading';
import { Mark } from '#ui/Mark';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useWhenIdle } from '#ui/when-idle';
import { EveningsTable } from './EveningsTable';
import { LevelFigure } from './LevelFigure';
import { Notes } from './Notes';
import { OpenFaults } from './OpenFaults';
import { OwnPlayerToggle } from './OwnPlayerToggle';
import { PlayerFacts, PlayerHeading } from './PlayerFacts';
import styles from './PlayerScreen.module.css';
import { readPlayer } from './player-address';

/** Renders /player: one player over every raid on the device. It sends no request. */
export function PlayerScreen() {
  useObservable(language);
  useShortcuts();
  useWhenIdle(loadRareChanges);
  const address = `${useSearchParams()[0]}`;
  const isArrival = useNavigationType() === 'PUSH';
  const player = useMemo(() => readPlayer(new URLSearchParams(address)), [address]);
  const read = useGroupsOnDevice();
  const { groups, statements, digested, isFilling } = read;
  const sources = useGuildSources(read);
  const page = useMemo(
    () => playerPage(groups, statements, player, sources),
    [groups, statements, player, sources],
  );
  const name = page?.newest.row.name ?? player.name;
  return (
    <main className={`${styles.player} stack page screen`} id="content">
      <PageTitle words={[name || PLAYER_PAGE_TEXTS.player]} />
      <header className="d-flex flex-wrap row-gap-2 column-gap-3 align-items-center">
        <WayBack key={address} group={page && newestCode(page.newest.group)} />
        {page && <ClassPicture name={page.newest.row.character.picture} size={42} />}
        <div className={styles.words}>
          <PlayerHeading
            name={name || PLAYER_PAGE_TEXTS.player}
            member={page?.newest.row}
            arrival={isArrival && address}
          />
          {page && <PlayerFacts page={page} />}
          {digested && isFilling && (
            <p className="small mb-0">
              <ReadingRaids digested={digested} />
            </p>
          )}
        </div>
      </header>
      <ReadingTroubles reading={read} />
      {page && (
        <PlayerColumns key={address} page={page} canNote={!read.notes.isError}>
          <OpenFaults page={page} groups={isFilling ? undefined : groups} />
        </PlayerColumns>
      )}
      {!page && isFilling && <Loading />}
      {!page && !isFilling && !read.raids.error && (
        <UnknownPlayer player={player} leftOut={read.leftOut} />
      )}
    </main>
  );
}

const CAME_FROM = new Map<string, () => string>([
  [PATHS.main, () => FRAME_TEXTS.raids],
  [PATHS.season, () => FRAME_TEXTS.season],
  [PATHS.tonight, () => FRAME_TEXTS.tonight],
]);

/** Goes back to the screen whose link was followed, else to the group's season. */
function WayBack({ group = '' }: { group: string | undefined }) {
  const navigate = useNavigate();
  // A dialog above the page has an entry without this state.
  const [{ from = '' }] = useState(useEntryState());
  const before = CAME_FROM.get(from);
  const season = { pathname: PATHS.season, search: `${new URLSearchParams({ group })}` };
  return (
    <Button
      className="flex-none d-print-none"
      onClick={() => (before ? navigate(-1) : navigate(season))}
    >
      <Mark name="left" />{' '}
      <span className="visually-hidden-on-phones">{before?.() ?? FRAME_TEXTS.season}</span>
    </Button>
  );
}

interface PlayerColumnsProps {
  page: PlayerPage;
  canNote: boolean;
  children: ReactNode;
}

/** Shows a note at once, and its changes to hundreds of evenings a moment later. */
function PlayerColumns({ page, canNote, children }: PlayerColumnsProps) {
  const evenings = useDeferredValue(page.evenings);
  return (
    <div className={`${styles.columns} stack`}>
      <div className={`${styles.column} stack`}>
        {children}
        <EveningsTable evenings={evenings} />
      </div>
      <div className={`${styles.column} stack`}>
        <LevelFigure evenings={evenings} />
        <Notes page={page} canNote={canNote} />
      </div>
    </div>
  );
}

interface UnknownPlayerProps extends Pick<GroupsOnDevice, 'leftOut'> {
  player: PlayerRef;
}

function UnknownPlayer({ player, leftOut }: UnknownPlayerProps) {
  const isLeftOut = leftOut.flatMap(charactersOf).some((character) => isPlayer(player, character));
  const isOwn = useIsOwnPlayer(player);
  const [wasOwn] = useAdjustedState(isOwn, (before) => before || isOwn);
  return (
    <>
      <p>{isLeftOut ? PLAYER_PAGE_TEXTS.onlyLeftOut : PLAYER_PAGE_TEXTS.unknown}</p>
      {wasOwn && <OwnPlayerToggle player={player} isThisPlayer={(ref) => isPlayer(ref, player)} />}
    </>
  );
}
