import { BUILD_SETTINGS } from '#data/build-settings';
import { apiUrl } from '#data/log-site/requests/host-addresses';
import { hostsInOrder } from '#domain/log-site/hosts-in-order';
import { FRAME_TEXTS } from '#texts/frame';
import { PRIVACY_TEXTS } from '#texts/privacy';
import { Dialog } from '#ui/Dialog';

const hostOf = (address: string): string => new URL(address).host;

export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const { clientId, signInUrl, iconUrl, itemPageUrl } = BUILD_SETTINGS;
  const logSite = [
    ...[...hostsInOrder(undefined).map(apiUrl), ...(clientId ? [signInUrl] : [])].map(hostOf),
    // Reports are on these hosts.
    '*.warcraftlogs.com',
  ];
  const requests = [
    { host: [...new Set(logSite)].join(', '), what: PRIVACY_TEXTS.logSite },
    { host: hostOf(iconUrl), what: PRIVACY_TEXTS.icons },
    { host: hostOf(itemPageUrl), what: PRIVACY_TEXTS.items },
    { host: window.location.host, what: PRIVACY_TEXTS.ownHost },
  ];
  return (
    <Dialog title={FRAME_TEXTS.whatLeaves} onClose={onClose}>
      <h3 className="h6">{PRIVACY_TEXTS.requests}</h3>
      <dl>
        {requests.map(({ host, what }) => (
          <div key={what}>
            <dt>{host}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{PRIVACY_TEXTS.nobodyElse}</p>
      <TitledList title={PRIVACY_TEXTS.stored} points={PRIVACY_TEXTS.storedOnes} />
      <TitledList title={PRIVACY_TEXTS.deleted} points={PRIVACY_TEXTS.deletedBy} />
    </Dialog>
  );
}

function TitledList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="h6">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
