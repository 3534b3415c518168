import { type KeyboardEvent, useId, useState } from 'react';
import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { suggestGuilds } from '#domain/log-site/guild-suggestions';
import type { SearchMode } from '#domain/log-site/search';
import { SEARCH_FORM_TEXTS } from '#texts/search-form';
import { UserText } from '#ui/UserText';
import styles from './NameField.module.css';

interface NameFieldProps {
  mode: SearchMode;
  name: string;
  onChange: (name: string) => void;
}

/** Suggests guilds. There are too many characters to suggest. */
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

interface SuggestionsProps {
  suggestions: readonly string[];
  combobox: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId' | 'pick'>;
}

/** Leaves focus and keys to the field. */
function Suggestions({ suggestions, combobox }: SuggestionsProps) {
  const { active, listId, optionId, pick } = combobox;
  return (
    <div
      className={`${styles.list} dropdown-menu show w-100 shadow`}
      role="listbox"
      id={listId}
      aria-label={SEARCH_FORM_TEXTS.guildSuggestions}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys.
        <div
          key={suggestion}
          className={`dropdown-item ${index === active ? 'active' : ''} text-wrap py-2`}
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          tabIndex={-1}
          ref={index === active ? scrollHere : undefined}
          onClick={() => pick(suggestion)}
        >
          <UserText>{suggestion}</UserText>
        </div>
      ))}
    </div>
  );
}

const scrollHere = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const FIELD_INDEX = -1;

/**
 * Follows the ARIA pattern "editable combobox with list autocomplete": the field keeps the focus.
 * Source: w3.org/WAI/ARIA/apg/patterns/combobox.
 */
function useCombobox(options: readonly string[], onPick: (option: string) => void) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(FIELD_INDEX);
  const isShown = isOpen && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const openAt = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const close = () => setOpen(false);
  const pick = (option: string) => {
    close();
    onPick(option);
  };

  /** Returns undefined for a key that the field handles. */
  const actionOf = (key: string): (() => void) | undefined => {
    const from = isShown ? active : FIELD_INDEX;
    const chosen = options[from];
    if (key === 'ArrowDown') return () => openAt(stepFrom(from, 1, options.length));
    if (key === 'ArrowUp') return () => openAt(stepFrom(from, -1, options.length));
    if (key === 'Escape' && isShown) return close;
    return key === 'Enter' && chosen !== undefined ? () => pick(chosen) : undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // During IME composition, keys belong to the input method.
    const act = event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    isShown,
    active,
    listId,
    optionId,
    suggest: () => openAt(FIELD_INDEX),
    pick,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active !== FIELD_INDEX ? optionId(active) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
  } as const;
}

function stepFrom(index: number, step: 1 | -1, count: number): number {
  const indexes = count + 1;
  return ((index + 1 + step + indexes) % indexes) - 1;
}
