import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { hasDefaultStandards } from '#data/settings/change-standards';
import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { raidLink, SETTINGS_SECTIONS, type SettingsSection, settingsLink } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { MAIN_TEXTS } from '#texts/main';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { SIGN_IN_TEXTS } from '#texts/sign-in';
import { type EntryState, useEntryState } from '#ui/entry-state';
import { Link } from '#ui/Link';

export const sectionHash = (section: SettingsSection): string => settingsLink(section, '').hash;

interface SectionListProps {
  isNarrow: boolean;
  current: SettingsSection | undefined;
}

export function SectionList({ isNarrow, current }: SectionListProps) {
  const { search } = useLocation();
  const state = useEntryState();
  // On a phone the list has a history entry of its own.
  const entry = isNarrow
    ? { state: { entries: 2 } satisfies EntryState }
    : { state, replace: true };
  return (
    <nav aria-label={FRAME_TEXTS.settings}>
      <ul className="list-unstyled m-0">
        {SETTINGS_SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={settingsLink(section, search)}
              aria-current={section === current ? 'page' : undefined}
              {...entry}
            >
              {SETTINGS_TEXTS.sections[section]}
            </Link>
            {isNarrow && <ChosenSetting section={section} />}
          </li>
        ))}
      </ul>
      {isNarrow && (
        <Link className="btn btn-outline-secondary mt-3" to={raidLink(SAMPLE_LINK)}>
          {MAIN_TEXTS.openSample}
        </Link>
      )}
    </nav>
  );
}

function ChosenSetting({ section }: { section: SettingsSection }) {
  const chosen = useObservable(settings);
  const { data: raids = [] } = useQuery(savedRaidQueries.list());
  const { signIn, apiKey, theme, shortcutsOn } = chosen;
  const words = {
    'warcraft-logs': signIn ? SIGN_IN_TEXTS.signedInAs(signIn.name) : apiKey && SETTINGS_TEXTS.key,
    rules: !hasDefaultStandards(chosen) && SETTINGS_TEXTS.notDefaults,
    look: SETTINGS_TEXTS.themes[theme],
    keyboard: shortcutsOn ? SETTINGS_TEXTS.shortcutsOn : SETTINGS_TEXTS.shortcutsOff,
    storage: SAVED_TEXTS.raids(raids.length),
  };
  return <p className="second m-0">{words[section]}</p>;
}
