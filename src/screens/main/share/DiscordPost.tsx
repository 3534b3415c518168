import { discordMessages } from '#domain/hand-over/discord';
import { playersToShare } from '#domain/hand-over/players-to-share';
import { fightTitlePieces } from '#domain/raid/fight-title';
import { CopyOneButton } from '#features/share/CopyOneButton';
import styles from '#features/share/Share.module.css';
import { ShareFoot } from '#features/share/ShareFoot';
import { RAID_TEXTS } from '#texts/raid';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { useCopying } from '#ui/use-copying';
import type { ShareFormatProps } from './share-format';

export function DiscordPost({ raid, fight, fights, options }: ShareFormatProps) {
  const copying = useCopying('briefly');
  const messages = discordMessages({
    title: raid.title.trim() || RAID_TEXTS.untitled,
    fight: fight ? fightTitlePieces(fight).join('') : VIEW_TEXTS.names.night,
    players: playersToShare(fights, options),
  });
  const all = messages.join('\n\n');
  return (
    <>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first message is the first, whatever it says
        <section key={index} aria-label={SHARE_TEXTS.message(index + 1, messages.length)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
          <pre className={styles.text} tabIndex={0}>
            {message}
          </pre>
          {messages.length > 1 && (
            <CopyOneButton
              label={SHARE_TEXTS.copyMessage(index + 1)}
              text={message}
              copying={copying}
              className="btn-sm btn-outline-secondary mt-2"
            />
          )}
        </section>
      ))}
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyDiscord}
        text={all}
        copying={copying}
        sent={{ text: all }}
      />
    </>
  );
}
