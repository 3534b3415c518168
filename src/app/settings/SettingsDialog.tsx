import { useEffect } from 'react';
import { refetchFailed } from '#data/raids/query-client';
import { changeSettings, settings } from '#data/settings/settings';
import { isSignInOffered } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { UndoNotice } from '#features/notices/UndoNotice';
import { FRAME_TEXTS } from '#texts/frame';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Dialog } from '#ui/Dialog';
import { Segments } from '#ui/Segments';
import { LanguageChoice } from './LanguageChoice';
import { ShortcutsChoice } from './ShortcutsChoice';
import { StorageSection } from './StorageSection';
import { ApiKeyField } from './sign-in/ApiKeyField';
import { SignInSection } from './sign-in/SignInSection';
import { WhatCounts } from './WhatCounts';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  useRefetchOnNewKey();
  return (
    <Dialog title={FRAME_TEXTS.settings} closeLabel={SETTINGS_TEXTS.close} onClose={onClose}>
      <div className="d-flex flex-column gap-4">
        {isSignInOffered ? <SignInSection /> : <ApiKeyField />}
        <ThemeChoice />
        <LanguageChoice />
        <WhatCounts />
        <ShortcutsChoice />
        <StorageSection />
        <UndoNotice />
      </div>
    </Dialog>
  );
}

function useRefetchOnNewKey(): void {
  useEffect(() => {
    const { apiKey } = settings.get();
    return () => {
      if (settings.get().apiKey !== apiKey) refetchFailed();
    };
  }, []);
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
