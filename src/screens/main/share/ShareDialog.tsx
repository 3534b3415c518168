import { useMemo, useState } from 'react';
import { eraOfFight, withoutOtherFights } from '#domain/eras/raid-fights';
import type { ShareOptions } from '#domain/hand-over/players-to-share';
import type { Fight } from '#domain/raid/raid';
import type { OpenedRaid, ViewProps } from '#features/audit/opened-raid';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { FRAME_TEXTS } from '#texts/frame';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Segments } from '#ui/Segments';
import { useCloseDialog } from '#ui/use-close-dialog';
import { useRaidAddress } from '../address/raid-address';
import { ShareBody } from './ShareBody';
import type { ShareFormat } from './share-format';

type Scope = 'kill' | 'night';

const FORMATS = ['discord', 'whispers', 'csv', 'link', 'picture'] as const;

const SCOPES = ['kill', 'night'] as const;

export function ShareDialog(view: ViewProps) {
  const { fight } = view;
  const { address } = useRaidAddress();
  const closeDialog = useCloseDialog();
  const [format, setFormat] = useState<ShareFormat>('discord');
  const [scope, setScope] = useState<Scope>(address.view === 'night' ? 'night' : 'kill');
  // State here survives a change of scope or format.
  const [options, onOptions] = useState<ShareOptions>({ withAdvice: false, leftOut: [] });
  const shared = { ...view, format, options, onOptions };
  const isOfNight = !fight || scope === 'night';

  return (
    <Dialog title={VIEW_TEXTS.share} closeLabel={FRAME_TEXTS.close} onClose={closeDialog}>
      <div className="d-flex flex-column gap-3">
        <Segments
          legend={SHARE_TEXTS.shareAs}
          options={FORMATS}
          texts={SHARE_TEXTS.formats}
          chosen={format}
          onChoose={setFormat}
        />
        {fight && (
          <Segments
            legend={SHARE_TEXTS.about}
            options={SCOPES}
            texts={SHARE_TEXTS.scopes}
            chosen={scope}
            onChoose={setScope}
          />
        )}
        {isOfNight ? <ShareNight {...shared} /> : <ShareFight {...shared} fight={fight} />}
      </div>
    </Dialog>
  );
}

interface Shared extends OpenedRaid {
  format: ShareFormat;
  options: ShareOptions;
  onOptions: (options: ShareOptions) => void;
}

function ShareFight({ fight, ...shared }: Shared & { fight: Fight }) {
  const era = eraOfFight(fight, shared.era);
  const { audits, pull } = useAuditedFight(shared.code, fight, era);
  const fights = useMemo(
    () => audits && [{ fight, audits, pull: pull.pull }],
    [fight, audits, pull.pull],
  );
  return <ShareBody {...shared} era={era} fight={fight} fights={fights} />;
}

function ShareNight({ fight: _, ...view }: Shared & Pick<ViewProps, 'fight'>) {
  const shared = { ...view, raid: withoutOtherFights(view.raid) };
  const kills = useAuditedKills(shared, {
    withPulls: shared.options.withPull ?? false,
  });
  return <ShareBody {...shared} fights={kills} />;
}
