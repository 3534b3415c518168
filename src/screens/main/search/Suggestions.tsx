import { SEARCH_FORM_TEXTS } from '#texts/search-form';
import { UserText } from '#ui/UserText';
import styles from './Suggestions.module.css';
import type { useCombobox } from './use-combobox';

interface SuggestionsProps {
  suggestions: readonly string[];
  combobox: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId' | 'pick'>;
}

/** Leaves focus and keys to the field. */
export function Suggestions({ suggestions, combobox }: SuggestionsProps) {
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
          <UserText text={suggestion} />
        </div>
      ))}
    </div>
  );
}

const scrollHere = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
