import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refetchFailed } from '#data/query-cache/query-client';
import { loadBuffWords } from '#data/settings/language';
import { changeSettings, settings } from '#data/settings/settings';
import { isSignInOffered } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { KeyList } from '#features/keyboard/KeyList';
import { UndoNotice } from '#features/notices/UndoNotice';
import { dialogLink, SETTINGS_SECTIONS, type SettingsSection } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Checkbox } from '#ui/Checkbox';
import { Dialog } from '#ui/Dialog';
import { useEntryState } from '#ui/entry-state';
import { takeFocus } from '#ui/keep-focus';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { Segments } from '#ui/Segments';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsNarrow } from '#ui/use-is-wide';
import { useOnLeave } from '#ui/use-on-leave';
import { LanguageChoice } from './LanguageChoice';
import { SectionList, sectionHash } from './SectionList';
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
