import { useMemo, useState } from 'react';
import { eraOfFight, onlyRaidFights } from '#domain/eras/raid-fights';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import type { Fight } from '#domain/raid/raid';
import type { ShareOptions } from '#domain/share/players-to-share';
import { useAuditedFight } from '#features/audit/use-audited-fight';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { usePull } from '#features/pull/use-pull';
import { FormatsDialog } from '#features/share/FormatsDialog';
import { SHARE_TEXTS } from '#texts/share';
import { Segments } from '#ui/Segments';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useAddressInView } from '../address/raid-address';
import type { ViewProps } from '../address/view-props';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isNotFetched } from '../missing-kills/missing-kills';
import { ShareBody } from './ShareBody';
import type { ShareFormat } from './share-format';

type Scope = 'fight' | 'night';

const FORMATS = ['discord', 'whispers', 'csv', 'link', 'picture'] as const;

const SCOPES = ['fight', 'night'] as const;

export function ShareDialog(view: ViewProps) {
  const { fight } = view;
  const address = useAddressInView();
  const [scope, setScope] = useState<Scope>(address.view === 'night' ? 'night' : 'fight');
  // This state survives a change of scope or format.
  const [options, setOptions] = useState<ShareOptions>({ withAdvice: false, notShared: [] });

  return (
    <FormatsDialog formats={FORMATS}>
      {(format) => {
        const shared = { ...view, format, options, onOptions: setOptions };
        return (
          <>
            {fight && (
              <Segments
                legend={SHARE_TEXTS.about}
                options={SCOPES}
                texts={fight.kind === 'attempt' ? SHARE_TEXTS.scopesOfAttempt : SHARE_TEXTS.scopes}
                chosen={scope}
                onChoose={setScope}
              />
            )}
            {fight && scope === 'fight' ? (
              <ShareFight {...shared} fight={fight} />
            ) : (
              <ShareNight {...shared} />
            )}
          </>
        );
      }}
    </FormatsDialog>
  );
}

interface ShareScopeProps extends OpenedRaid {
  format: ShareFormat;
  options: ShareOptions;
  onOptions: (options: ShareOptions) => void;
}

function ShareFight({ fight, ...shared }: ShareScopeProps & { fight: Fight }) {
  const era = eraOfFight(fight, shared.era);
  const { audits, raiders } = useAuditedFight({ code: shared.code, fight, era });
  const { pull } = usePull({ code: shared.code, fight, era, raiders: raiders.data });
  const fights = useMemo(() => audits && [{ fight, audits, pull }], [fight, audits, pull]);
  return <ShareBody {...shared} era={era} fight={fight} fights={fights} />;
}

function ShareNight({ fight: _, ...view }: ShareScopeProps & Pick<ViewProps, 'fight'>) {
  const shared = { ...view, raid: onlyRaidFights(view.raid) };
  const kills = useAuditedKills(shared, {
    withPulls: shared.options.withPull ?? false,
  });
  const [wasMissing] = useAdjustedState(
    false,
    (before) => before || (kills?.some(isNotFetched) ?? false),
  );
  return (
    <>
      {kills && wasMissing && <FetchingKills code={shared.code} kills={kills} isToShare />}
      <ShareBody {...shared} fights={kills} />
    </>
  );
}
