import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { suggestGuilds } from '#domain/log-site/guild-suggestions';
import type { SearchMode } from '#domain/log-site/search';
import { SEARCH_FORM_TEXTS } from '#texts/search-form';
import { Suggestions } from './Suggestions';
import { useCombobox } from './use-combobox';

interface NameFieldProps {
  mode: SearchMode;
  name: string;
  onChange: (name: string) => void;
}

/** Suggests guilds; there are too many characters. */
export function NameField({ mode, name, onChange }: NameFieldProps) {
  const { guilds } = useObservable(settings);
  const suggestions = mode === 'Guild' ? suggestGuilds(name, guilds) : [];
  const combobox = useCombobox(suggestions, onChange);
  const placeholder = SEARCH_FORM_TEXTS.namePlaceholder[mode];

  return (
    <div className="position-relative">
      <input
        className="form-control"
        name="name"
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        aria-label={placeholder}
        value={name}
        onChange={(event) => {
          onChange(event.target.value);
          combobox.suggest();
        }}
        {...(mode === 'Guild' && combobox.fieldProps)}
      />
      {combobox.isShown && <Suggestions suggestions={suggestions} combobox={combobox} />}
    </div>
  );
}
