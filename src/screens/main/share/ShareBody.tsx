import type { AuditedFight } from '#domain/audit/night';
import { hasConsumableTable } from '#domain/era/era';
import { playerId } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { csvRows } from '#domain/share/csv-rows';
import {
  lastOfEach,
  notSharedCheck,
  playersToShare,
  type ShareOptions,
} from '#domain/share/players-to-share';
import { whispers } from '#domain/share/whispers';
import { useAuditContext } from '#features/audit/use-audit-context';
import styles from '#features/share/Share.module.css';
import { ShareFoot } from '#features/share/ShareFoot';
import { CsvTable, DiscordMessages, WhisperList } from '#features/share/ShareFormats';
import { PLAYER_TEXTS } from '#texts/player';
import { SHARE_TEXTS } from '#texts/share';
import { Checkbox } from '#ui/Checkbox';
import { Details } from '#ui/Details';
import { Loading } from '#ui/Loading';
import { lateComponent } from '#ui/late-component';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { useCopying } from '#ui/use-copying';
import { fileName, messagesOf, type ShareFormat, type ShareFormatProps } from './share-format';
import { useSharedLink } from './use-shared-link';

interface ShareBodyProps extends Omit<ShareFormatProps, 'fights'> {
  format: ShareFormat;
  fights: AuditedFight[] | undefined;
  onOptions: (options: ShareOptions) => void;
}

export function ShareBody(props: ShareBodyProps) {
  const { format, fight, fights, options, onOptions, era } = props;
  const { withAdvice, withPull = false, notShared } = options;

  if (!fights) return <Loading />;
  const loaded = fights.filter((audited) => 'audits' in audited).length;
  const withoutPull = fights.filter((audited) => 'audits' in audited && !audited.pull).length;
  if (loaded === 0) return null;
  return (
    <>
      <div>
        {/* A table has a column for advice, and a link has a list of advice. */}
        {(format === 'discord' || format === 'whispers') && (
          <Checkbox
            label={SHARE_TEXTS.withAdvice}
            isOn={withAdvice}
            onChange={(isOn) => onOptions({ ...options, withAdvice: isOn })}
          />
        )}
        {format !== 'link' && hasConsumableTable(era) && (
          <Checkbox
            label={SHARE_TEXTS.withPull}
            isOn={withPull}
            onChange={(isOn) => onOptions({ ...options, withPull: isOn })}
          />
        )}
        {format !== 'link' && withPull && withoutPull > 0 && (
          <p className="small mb-0">
            {fight ? SHARE_TEXTS.withoutPullHere : SHARE_TEXTS.withoutPull(withoutPull)}
          </p>
        )}
        <PlayerChoice
          fights={fights}
          notShared={notShared}
          onNotShared={(excluded) => onOptions({ ...options, notShared: excluded })}
        />
      </div>
      <ChosenFormat {...props} fights={fights} />
    </>
  );
}

function ChosenFormat({ format, ...props }: ShareFormatProps & { format: ShareFormat }) {
  const { era, fights, options } = props;
  switch (format) {
    case 'discord':
      return <DiscordMessages messages={messagesOf(props)} />;
    case 'whispers': {
      const lines = whispers(playersToShare(fights, options), lastOfEach(fights));
      const nobody = era.tables ? SHARE_TEXTS.nobody : PLAYER_TEXTS.notJudged;
      return <WhisperList lines={lines} nobody={nobody} />;
    }
    case 'csv':
      return <RaidTable {...props} />;
    case 'link':
      return <SharedResultLink {...props} />;
    case 'picture':
      return <Picture {...props} />;
  }
}

const Picture = lateComponent('Picture', () => import('./Picture'), { waiting: <Loading /> });

function RaidTable({ code, raid, era, fight, fights, options }: ShareFormatProps) {
  const context = useAuditContext(era);
  const rows = csvRows({ code, raid, fights, context }, options);
  return <CsvTable name={fileName(code, fight)} rows={rows} />;
}

interface PlayerChoiceProps extends Pick<ShareOptions, 'notShared'> {
  fights: readonly AuditedFight[];
  onNotShared: (notShared: ShareOptions['notShared']) => void;
}

function PlayerChoice({ fights, notShared, onNotShared }: PlayerChoiceProps) {
  const raiders = lastOfEach(fights);
  const { fullNameOf } = shownNames(raiders);
  const isNotShared = notSharedCheck(fights, notShared);
  const included = raiders.filter((raider) => !isNotShared(raider)).length;
  const toggle = (raider: Raider) => {
    const others = notShared.filter((one) => !notSharedCheck(fights, [one])(raider));
    onNotShared(isNotShared(raider) ? others : [...others, raider]);
  };
  return (
    <Details summary={SHARE_TEXTS.choosePlayers(included, raiders.length)}>
      <ul className={`${styles.choice} list-unstyled m-0`}>
        {raiders.map((raider) => (
          <li key={playerId(raider)}>
            <label className={styles.player}>
              <input
                type="checkbox"
                className="form-check-input m-0"
                checked={!isNotShared(raider)}
                onChange={() => toggle(raider)}
              />
              <UserText>{fullNameOf(raider)}</UserText>
            </label>
          </li>
        ))}
      </ul>
    </Details>
  );
}

function SharedResultLink(props: ShareFormatProps) {
  const copying = useCopying('briefly');
  const { link, error } = useSharedLink(props);

  if (error) return <Notice tone="danger">{SHARE_TEXTS.linkFailed}</Notice>;
  if (!link) return <Loading />;
  return (
    <>
      <p className="mb-0">{props.fight ? SHARE_TEXTS.linkHolds : SHARE_TEXTS.nightLinkHolds}</p>
      <div>
        <textarea
          className="form-control small"
          aria-label={SHARE_TEXTS.formats.link}
          readOnly
          rows={4}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <p className="small text-body-secondary mb-0">{SHARE_TEXTS.linkLength(link.length)}</p>
      </div>
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyLink}
        text={link}
        copying={copying}
        sent={{ url: link }}
      />
    </>
  );
}
