import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refetchFailed } from '#data/query-cache/query-client';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { hasDefaultStandards } from '#data/settings/change-standards';
import { loadBuffWords } from '#data/settings/language';
import { changeSettings, settings } from '#data/settings/settings';
import { isSignInOffered } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { KeyList } from '#features/keyboard/KeyList';
import { UndoNotice } from '#features/notices/UndoNotice';
import {
  dialogLink,
  raidLink,
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsLink,
} from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { MAIN_TEXTS } from '#texts/main';
import { SAVED_TEXTS } from '#texts/saved';
import { SETTINGS_TEXTS } from '#texts/settings';
import { SIGN_IN_TEXTS } from '#texts/sign-in';
import { Checkbox } from '#ui/Checkbox';
import { Dialog } from '#ui/Dialog';
import { type EntryState, useEntryState } from '#ui/entry-state';
import { takeFocus } from '#ui/keep-focus';
import { Link } from '#ui/Link';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { Segments } from '#ui/Segments';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsNarrow } from '#ui/use-is-wide';
import { useOnLeave } from '#ui/use-on-leave';

import { LanguageChoice } from './LanguageChoice';
import styles from './SettingsDialog.module.css';
import { StorageSection } from './StorageSection';
import { ApiKeyField } from './sign-in/ApiKeyField';
import { SignInSection } from './sign-in/SignInSection';

/** Also loads the language's late words, which say what each rule finds. */
const StandardsSection = lateComponent('StandardsSection', () =>
  import('./StandardsSection').then(async (chunk) => {
    await loadBuffWords();
    return chunk;
  }),
);

/** Shows the address's section beside the list of sections. Phones show either of the two. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  useRefetchOnNewKey();
  const { hash } = useLocation();
  const isNarrow = useIsNarrow();
  const named = SETTINGS_SECTIONS.find((section) => hash === sectionHash(section));
  const isList = isNarrow && !named;
  const section = named ?? 'warcraft-logs';
  const [openedAt] = useState(hash);
  const [isChanged] = useAdjustedState(false, (before) => before || hash !== openedAt);
  const Content = CONTENTS[section];
  const next = `dialog a[href$="${hash}"]`;
  const title = (
    <h3 tabIndex={-1} ref={isChanged ? takeFocus : null}>
      {SETTINGS_TEXTS.sections[section]}
    </h3>
  );
  return (
    <Dialog
      title={FRAME_TEXTS.settings}
      heading={
        isNarrow &&
        named && (
          <div className={styles.back} data-next={next}>
            <BackToList />
            {title}
          </div>
        )
      }
      closeLabel={SETTINGS_TEXTS.close}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.body}>
        {(isList || !isNarrow) && (
          <SectionList isNarrow={isNarrow} current={isList ? undefined : section} />
        )}
        {!isList && (
          <div className={styles.section} key={section} data-next={next}>
            {section === 'warcraft-logs' && isSignInOffered ? (
              <SignInSection title={!isNarrow && title} />
            ) : (
              <>
                {!isNarrow && title}
                <Content />
              </>
            )}
          </div>
        )}
      </div>
      <UndoNotice />
    </Dialog>
  );
}

const sectionHash = (section: SettingsSection): string => settingsLink(section, '').hash;

interface SectionListProps {
  isNarrow: boolean;
  current: SettingsSection | undefined;
}

function SectionList({ isNarrow, current }: SectionListProps) {
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

/** Goes back to the list. A link would add a history entry. */
function BackToList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { entries = 1 } = useEntryState();
  return (
    <button
      type="button"
      className="plain"
      onClick={() =>
        entries > 1 ? navigate(-1) : navigate(dialogLink('settings', search), { replace: true })
      }
    >
      <Mark name="left" size={16} label={SETTINGS_TEXTS.all} />
    </button>
  );
}

function useRefetchOnNewKey(): void {
  const [{ apiKey }] = useState(settings.get);
  useOnLeave(() => {
    if (settings.get().apiKey !== apiKey) refetchFailed();
  });
}

const THEMES = ['system', 'dark', 'light'] as const;

function ThemeChoice() {
  const { theme } = useObservable(settings);
  return (
    <Segments
      legend={SETTINGS_TEXTS.theme}
      options={THEMES}
      texts={SETTINGS_TEXTS.themes}
      chosen={theme}
      onChoose={(chosen) => changeSettings({ theme: chosen })}
    />
  );
}

/** Turns shortcuts off for users whose own tools use the same keys. */
function ShortcutsChoice() {
  const { shortcutsOn } = useObservable(settings);
  return (
    <>
      <Checkbox
        label={SETTINGS_TEXTS.shortcuts}
        isOn={shortcutsOn}
        onChange={(isOn) => changeSettings({ shortcutsOn: isOn })}
      />
      <KeyList />
    </>
  );
}

const CONTENTS: Readonly<Record<SettingsSection, ComponentType>> = {
  'warcraft-logs': ApiKeyField,
  rules: StandardsSection,
  look: () => (
    <>
      <ThemeChoice />
      <LanguageChoice />
    </>
  ),
  keyboard: ShortcutsChoice,
  storage: StorageSection,
};
