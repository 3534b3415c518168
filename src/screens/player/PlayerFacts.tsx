import type { ReactNode } from 'react';
import { formatDateSeenFrom } from '#domain/format';
import { attendanceText, groupName, levelTexts } from '#domain/groups/evening-words';
import type { Member } from '#domain/groups/members';
import type { PlayerPage } from '#domain/player/player-page';
import { classAndSpecText } from '#domain/raid/classes';
import { fullName } from '#domain/raid/shown-names';
import { SPELLING } from '#domain/spelling';
import { OwnPlayerMark } from '#features/player/OwnPlayerMark';
import { PlayerLink } from '#features/player/PlayerLink';
import { PLAYER_TEXTS } from '#texts/player';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import { shownTitle } from '#ui/game/shown-title';
import { takeLostFocus } from '#ui/keep-focus';
import { NamesakeDetail } from '#ui/NamesakeDetail';
import { UserText } from '#ui/UserText';
import styles from './PlayerScreen.module.css';

interface PlayerHeadingProps {
  name: string;
  member: Member | undefined;
  arrival: string | false;
}

export function PlayerHeading({ name, member, arrival }: PlayerHeadingProps) {
  // The link that had the focus disappeared with its page.
  return (
    <h1
      key={arrival || undefined}
      ref={arrival ? takeLostFocus : null}
      tabIndex={-1}
      className={`${styles.heading} class-${member?.character.classKey ?? 'unknown'}`}
    >
      <UserText>{name}</UserText>
      {member && <NamesakeDetail detail={member.detail} />}
      <OwnPlayerMark player={member?.character} />
    </h1>
  );
}

export function PlayerFacts({ page }: { page: PlayerPage }) {
  const { newest, evenings } = page;
  const { row, main, alts, group } = newest;
  const first = evenings.at(-1)?.evening.pulledAt;
  const [level, change] = levelTexts(row);
  return (
    <ul aria-label={PLAYER_TEXTS.atAGlance} className="second facts text-break list-unstyled">
      <Fact>{classAndSpecText(row.character)}</Fact>
      {/* The facts below count the evenings of this group only. */}
      <Fact>{page.isInOtherGroups && <bdi>{shownTitle(groupName(group))}</bdi>}</Fact>
      <Fact>{PLAYER_PAGE_TEXTS.attended(attendanceText(row), row.expected)}</Fact>
      <Fact>
        {level && (
          <>
            <span className="visually-hidden">{`${PLAYER_TEXTS.itemLevelWords} `}</span>
            <span>{level + change}</span>
          </>
        )}
      </Fact>
      <Fact>{first && PLAYER_PAGE_TEXTS.firstSeen(formatDateSeenFrom(Date.now(), first))}</Fact>
      <Fact>
        {main && (
          <PlayerLink player={main.character}>
            {PLAYER_PAGE_TEXTS.altOfMain(fullName(main))}
          </PlayerLink>
        )}
      </Fact>
      <Fact>{alts.length > 0 && <AltLinks alts={alts} />}</Fact>
    </ul>
  );
}

const Fact = ({ children }: { children: ReactNode }) => children && <li>{children}</li>;

const AltLinks = ({ alts }: { alts: readonly Member[] }) => (
  <>
    {PLAYER_PAGE_TEXTS.alts}
    {SPELLING.colon}
    {alts.map((alt, index) => (
      <span key={alt.id}>
        {index > 0 && ', '}
        <PlayerLink player={alt.character}>{fullName(alt)}</PlayerLink>
      </span>
    ))}
  </>
);
