import { lastKillWithGear, type RaidGroup } from '#domain/groups/groups';
import type { Candidate } from '#domain/tonight/candidates';
import { namesToCopy } from '#domain/tonight/take-names';
import { ShareButton } from '#features/share/ShareButton';
import { ToBuyButton, ToBuyTonight } from '#features/to-buy/ToBuyButton';
import { SHARE_TEXTS } from '#texts/share';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { Button } from '#ui/Button';
import { CopyButton } from '#ui/CopyButton';
import { Mark } from '#ui/Mark';
import styles from './TonightScreen.module.css';

interface TonightActionsProps {
  group: RaidGroup;
  /** Every group on the device; undefined while they are read. */
  groups: readonly RaidGroup[] | undefined;
  coming: readonly Candidate[];
  onPaste: () => void;
}

export function TonightActions({ group, groups, coming, onPaste }: TonightActionsProps) {
  const isGearKnown = coming.some(({ id, seen }) => seen && lastKillWithGear(group, id));
  return (
    <div className={`${styles.actions} d-print-none`} data-foot="views">
      <Button className={styles.action} onClick={onPaste}>
        <Mark name="paste" size={16} />
        {TONIGHT_VIEW_TEXTS.pasteNames}
      </Button>
      <CopyButton
        className={`${styles.action} btn btn-outline-secondary`}
        text={namesToCopy(coming)}
        label={TONIGHT_VIEW_TEXTS.copyNames}
        copiedWords={SHARE_TEXTS.copiedStatus}
      >
        <Mark name="copy" size={16} />
        {TONIGHT_VIEW_TEXTS.copyNames}
      </CopyButton>
      <ToBuyButton
        era={group.era}
        isGearKnown={isGearKnown}
        className={`${styles.action} btn btn-outline-secondary`}
      >
        <ToBuyTonight group={group} groups={groups} coming={coming} />
      </ToBuyButton>
      <ShareButton className={`${styles.action} btn btn-outline-secondary`} />
    </div>
  );
}
